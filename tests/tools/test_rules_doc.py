"""The document of the rules and the page of the rules are made of the same texts."""

import re

import rules_doc

from projectl.texts.languages import ENGLISH, FOLDER


def test_the_document_has_the_rules_as_the_texts_have_them() -> None:
    page = rules_doc.PAGE.read_text(encoding="utf-8")
    assert page == rules_doc.updated(page), "run python tools/rules_doc.py"


def test_no_rule_of_the_texts_is_missing_in_the_document() -> None:
    texts = (FOLDER / ENGLISH / rules_doc.TEXTS).read_text(encoding="utf-8")
    rules = re.findall(r"^rule-(\d)-(\d+) =", texts, re.M)
    told = {f"R{chapter}.{rule}" for chapter, rule in rules}
    page = rules_doc.PAGE.read_text(encoding="utf-8")
    assert told == set(re.findall(r"^\*\*(R\d\.\d+)\*\*", page, re.M))
