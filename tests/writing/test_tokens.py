"""Tokens are counted by a tokenizer where there is one, else estimated on the safe side."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from reverie.domain.language.tokens import estimated_tokens, usual_tokens
from reverie.memory_file.comments import Comments
from reverie.memory_file.compose import compose
from reverie.memory_file.place import stamped
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import a_memory
from reverie.writing.tokens import token_counter
from tests.memory_file.random_minds import a_mind_of, minds
from tests.memory_file.test_write import SHEET, written

ALLOWED = 0.97
"""An estimate may lie this far below the count, for a whole file."""


@pytest.fixture(autouse=True)
def _tokenizer() -> None:
    pytest.importorskip("rs_bpe", reason="the tokenizer is an extra: pip install '.[tokens]'")


def a_file(mind: InRamStore) -> str:
    sheet = compose(mind, Settings.of(token_budget=20_000), project="a-project")
    return stamped(sheet, Comments(), "aaaa", 41)


def prose(seed: int, alphabet: str, words: int) -> str:
    dice = random.Random(seed)
    return " ".join(
        "".join(dice.choice(alphabet) for _ in range(dice.randint(1, 12))) for _ in range(words)
    )


def test_a_tokenizer_is_used_where_it_is_installed() -> None:
    assert token_counter()("hello world") == 2


def test_an_empty_text_has_no_tokens() -> None:
    assert estimated_tokens("") == token_counter()("") == 0


def test_the_estimate_of_a_usual_file_is_close_and_on_the_safe_side() -> None:
    file = written(SHEET)

    assert 1 <= estimated_tokens(file) / token_counter()(file) < 1.35


@pytest.mark.parametrize(
    "texts",
    [
        ("sold 3 boats Max 400 euros", "kettle sister Eve not break 2019", "paints on Sundays"),
        (
            "`git pr --path ../lib` takes the branch's own base, see src/domain/git.ts",
            "SessionDB reads $XDG_STATE_HOME/app/session-db.json",
        ),
    ],
)
def test_of_many_texts_together_the_usual_count_is_near(texts: tuple[str, ...]) -> None:
    counted = sum(map(token_counter(), texts))

    assert 0.95 <= sum(map(usual_tokens, texts)) / counted <= 1.3


def test_the_estimate_of_a_file_of_english_facts_is_close_and_on_the_safe_side() -> None:
    file = of_one_sort("english")

    assert 1 <= estimated_tokens(file) / token_counter()(file) <= 1.35


@settings(max_examples=max(20, settings().max_examples // 10))
@given(minds(most=20))
def test_the_estimate_of_a_whole_file_is_never_far_below(mind: InRamStore) -> None:
    file = a_file(mind)

    assert estimated_tokens(file) >= ALLOWED * token_counter()(file)


PHRASES = {
    "english": "We decided to keep the parser because rewriting it would take a whole quarter.",
    "german": "Wir behalten den Zerteiler, weil seine Überarbeitung ein Quartal dauern würde.",
    "french": "Nous avons décidé de garder l'analyseur, car le réécrire serait trop long.",
    "polish": "Zdecydowaliśmy się zachować parser, ponieważ przepisanie zajęłoby cały kwartał.",
    "czech": "Rozhodli jsme se zachovat parser, protože přepsání by trvalo příliš dlouho.",
    "vietnamese": "Chúng tôi quyết định giữ lại bộ phân tích vì viết lại sẽ mất cả quý.",
    "turkish": "Ayrıştırıcıyı tutmaya karar verdik çünkü yeniden yazmak çok uzun sürer.",
    "russian": "Мы решили оставить парсер, потому что переписывание займёт целый квартал.",
    "greek": "Αποφασίσαμε να κρατήσουμε τον αναλυτή επειδή η επανεγγραφή θα έπαιρνε πολύ.",
    "arabic": "قررنا الاحتفاظ بالمحلل لأن إعادة كتابته ستستغرق ربع سنة كامل.",
    "hebrew": "החלטנו לשמור על המנתח כי כתיבה מחדש תיקח רבעון שלם.",
    "hindi": "हमने पार्सर रखने का निर्णय लिया क्योंकि दोबारा लिखने में पूरी तिमाही लगेगी।",
    "thai": "เราตัดสินใจเก็บตัวแยกวิเคราะห์ไว้เพราะการเขียนใหม่จะใช้เวลาทั้งไตรมาส",
    "burmese": "ကျွန်ုပ်တို့သည် ခွဲခြမ်းစိတ်ဖြာသူကို ထိန်းသိမ်းရန် ဆုံးဖြတ်ခဲ့သည်။",
    "amharic": "እንደገና መጻፍ ሙሉ ሩብ ዓመት ስለሚወስድ ተንታኙን ለማቆየት ወሰንን።",
    "chinese": "我们决定保留解析器，因为重写它需要整整一个季度。",
    "japanese": "書き直しには四半期まるごとかかるため、パーサーを残すことにしました。",
    "korean": "다시 작성하는 데 한 분기가 걸리므로 파서를 유지하기로 결정했습니다.",
    "emoji": "🚀🔥💯👩‍👩‍👧‍👦🏳️‍🌈🇩🇪🤷🏽‍♀️ shipped 🎉🎉🎉",
    "code": "def f(x: int) -> str: return f'{x!r}'.ljust(10, '=') if x & 0xFF != 3 else \"\"",
    "path": "/usr/local/lib/python3.11/site-packages/ruamel/yaml/reader.py:219",
    "hash": "9a6cf41c552f7e1b0c6d4a8e2f1b3c5d7e9f0a1b2c3d4e5f60718293a4b5c6d7",
    "base64": "SGVsbG8gV29ybGQhIFRoaXMgaXMgYSB0ZXN0IG9mIGJhc2U2NCBlbmNvZGluZy4=",
    "uuid": "35cf76bb-d3bc-422b-9e84-c1702a0826f5",
    "shouting": "NEVER PUSH TO MAIN WITHOUT REVIEWING THE CHANGES THOROUGHLY BEFOREHAND",
    "camel": "getUserPreferencesFromConfigurationManagerFactoryBeanImplementation",
    "signs": "!@#$%^&*()_+-=[]{}|;':\",./<>? ~`",
    "numbers": "3.14159265358979 1234567890 1,000,000 0xDEADBEEF 1e-10 192.168.100.254",
}


def of_one_sort(name: str) -> str:
    """A file whose memories are all written in one sort of text, as long as files are."""
    words = PHRASES[name]
    return a_file(a_mind_of([a_memory(n, f"{words} {n}") for n in range(1, 41)], [], 1))


@pytest.mark.parametrize("name", PHRASES)
def test_the_estimate_of_a_file_in_any_language_is_never_far_below(name: str) -> None:
    file = of_one_sort(name)

    assert estimated_tokens(file) >= ALLOWED * token_counter()(file)


@pytest.mark.parametrize("alphabet", ["etaoinshrdlu", "qxzjkvw", "ABCDEF0123456789", "äöüß éèê"])
def test_the_estimate_of_made_up_words_is_never_far_below(alphabet: str) -> None:
    texts = [prose(seed, alphabet, 25) for seed in range(30)]
    file = a_file(a_mind_of([a_memory(n, text) for n, text in enumerate(texts, 1)], [], 1))

    assert estimated_tokens(file) >= ALLOWED * token_counter()(file)
