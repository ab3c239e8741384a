"""What Wheelhouse's macros are expanded into: the program that the compiler runs is asked as the compiler asks it."""

import json
import subprocess
from pathlib import Path

import pytest

PROGRAM = Path(__file__).resolve().parents[2] / ".build/debug/WheelhouseMacros-tool"
CAPABILITY = {"getCapability": {"capability": {"protocolVersion": 7}}}
STORED = "@Entry stands before a stored property: write @Entry var name: Type = value"


def ask(*questions):
    """The answers to some messages, each of which has eight bytes of length before it."""
    bodies = [json.dumps(question).encode() for question in questions]
    sent = b"".join(len(body).to_bytes(8, "little") + body for body in bodies)
    said = subprocess.run([PROGRAM], input=sent, capture_output=True, timeout=20, check=True).stdout
    answers = []
    while said:
        length = int.from_bytes(said[:8], "little")
        answers.append(json.loads(said[8:8 + length]))
        said = said[8 + length:]
    return answers


def use(macro, source, role=None, around=()):
    def syntax(text):
        return {"kind": "declaration", "source": text, "location": {"fileName": "/a.swift", "offset": 7}}

    kind, part = ("expandAttachedMacro", "declSyntax") if role else ("expandFreestandingMacro", "syntax")
    return {kind: {
        "macro": {"moduleName": "WheelhouseMacros", "typeName": macro, "name": "X"},
        "macroRole": role or "declaration", "discriminator": "$s1aMf_",
        "lexicalContext": [syntax(text) for text in around], part: syntax(source)}}


def expansion(*args, **kwargs):
    """The lines of what a macro is expanded into."""
    (answer,) = ask(use(*args, **kwargs))
    assert answer["expandMacroResult"]["diagnostics"] == []
    return [line.strip() for line in answer["expandMacroResult"]["expandedSource"].splitlines() if line.strip()]


def complaint(*args, **kwargs):
    (answer,) = ask(use(*args, **kwargs))
    assert answer["expandMacroResult"].get("expandedSource") is None
    (diagnostic,) = answer["expandMacroResult"]["diagnostics"]
    assert diagnostic["severity"] == "error"
    assert diagnostic["position"] == {"fileName": "/a.swift", "offset": 7}
    return diagnostic["message"]


def test_the_compiler_is_told_which_messages_are_understood():
    assert ask(CAPABILITY, CAPABILITY) == [{"getCapabilityResult": {"capability": {"protocolVersion": 7}}}] * 2
    assert subprocess.run([PROGRAM], input=b"", capture_output=True, timeout=20, check=True).stdout == b""


def test_an_entry_reads_and_writes_under_a_key_of_its_own():
    assert expansion("EntryMacro", "@Entry var height: Int = 44", role="accessor") == [
        "{", "get { self[__Key_height.self] }", "set { self[__Key_height.self] = newValue }", "}"]


@pytest.mark.parametrize("source, name, value", [
    ("@Entry var height: Int = 44", "height", "static var defaultValue: Int { 44 }"),
    ("@Entry var height = 44 // \"points\"", "height", "static let defaultValue = 44"),
    ('/// A name: long = good, or var.\n@Entry public var name: String = "a = b: c"', "name",
     'static var defaultValue: String { "a = b: c" }'),
    ("@Entry var name: String?", "name", "static var defaultValue: String? { nil }"),
    ("@Entry var name: String? // or none", "name", "static var defaultValue: String? { nil }"),
    ("@Entry var act: (Int) -> Void = { _ in }", "act", "static var defaultValue: (Int) -> Void { { _ in } }"),
    ("@Entry var all: [String: Int] = [:]", "all", "static var defaultValue: [String: Int] { [:] }"),
    ("@Entry var a: Bool = 1 == 2 /* { never */", "a", "static var defaultValue: Bool { 1 == 2 }"),
    ('@Entry var raw = #"\\"{\\"#', "raw", 'static let defaultValue = #"\\"{\\"#'),
    ('@Entry var a = "\\(f(")}"))"', "a", 'static let defaultValue = "\\(f(")}"))"'),
    ("@Entry var `default` = 1", "default", "static let defaultValue = 1"),
    ("@Entry var größe = 1", "größe", "static let defaultValue = 1"),
])
def test_a_key_has_the_type_and_the_value_that_are_written(source, name, value):
    assert expansion("EntryMacro", source, role="peer") == [
        f"private struct __Key_{name}: Wheelhouse.EnvironmentKey {{", value, "}"]


@pytest.mark.parametrize("source, around, isolated", [
    ("@Entry nonisolated var a = 1", "extension E {}", True),
    ("@Entry var a = 1", "nonisolated extension E {}", True),
    ("@Entry var a = 1", "extension E { /* nonisolated */ }", False),
])
def test_a_key_is_as_isolated_as_its_property(source, around, isolated):
    head = expansion("EntryMacro", source, role="peer", around=[around])[0]
    assert head.startswith("private nonisolated struct") is isolated


@pytest.mark.parametrize("source, message", [
    ("@Entry let a = 1", STORED),
    ("@Entry var a: Int { 1 }", STORED),
    ("@Entry func a() {}", STORED),
    ("@Entry var", STORED),
    ("@Entry var a: Int", "what is a where nobody set it? Write @Entry var a: Type = value"),
])
def test_what_cannot_be_an_entry_is_told_what_to_write(source, message):
    assert complaint("EntryMacro", source, role="peer") == message


def test_a_preview_is_recorded_where_the_program_finds_it_in_debug_builds():
    assert expansion("PreviewMacro", '#Preview("A {") {\n  Text("}") // }\n}') == [
        "#if DEBUG",
        "private enum $s1aMf_7previewfMu_ {",
        "@MainActor static var preview: Wheelhouse.Preview {",
        'Wheelhouse.Preview("A {") {',
        'Text("}")',
        "}",
        "}",
        '@section("wheelhouse_previews") @used nonisolated static let record: @convention(c) () -> Void = {',
        "MainActor.assumeIsolated { preview._add() }",
        "}",
        "}",
        "#endif",
    ]


def test_a_view_that_is_returned_comes_from_a_function():
    """Of a type within a closure that returns it the compiler makes no name, and crashes."""
    lines = expansion("PreviewMacro", '#Preview("A") {\n  struct Local: View { var body: some View { return Text("x") } }\n  return Local()\n}')
    assert lines[2:10] == [
        "@MainActor static func content() -> some Wheelhouse.View {",
        'struct Local: View { var body: some View { return Text("x") } }',
        "return Local()",
        "}",
        "@MainActor static var preview: Wheelhouse.Preview {",
        'Wheelhouse.Preview("A") {',
        "content()",
        "}",
    ]
    assert "content()" not in expansion("PreviewMacro", '#Preview { Row { return Text("x") } }')


def test_properties_that_are_previewable_become_those_of_a_view():
    lines = expansion("PreviewMacro", """#Preview {
  @Previewable @State var names = [
    "Ann",
  ]
  // Two on a line; @Previewable is no property here.
  @Previewable @State var a = 1; @Previewable @State var b =
    2
  @Previewable @State var text = Text("x")
    .bold()
  @Previewable @FocusState var isFocused: Bool
  let sum = a + b
  Text("\\(sum) @Previewable")
}""")
    assert lines[2:17] == [
        "@MainActor struct Content: Wheelhouse.View {",
        "@State var names = [", '"Ann",', "]",
        "@State var a = 1",
        "@State var b =", "2",
        '@State var text = Text("x")', ".bold()",
        "@FocusState var isFocused: Bool",
        "var body: some Wheelhouse.View {",
        ";",
        "let sum = a + b",
        'Text("\\(sum) @Previewable")',
        "}",
    ]
    assert "Content()" in lines


@pytest.mark.parametrize("source", ['#Preview("A", body: view)', "#Preview", "#Preview {", "#Preview { \"", "#"])
def test_a_preview_without_braces_is_told_what_to_write(source):
    assert complaint("PreviewMacro", source) == "write what is shown in braces: #Preview { SomeView() }"


@pytest.mark.parametrize("source", ["", "}", '"', "/*", '#"', '"\\(', "((((", '"""', "#", "\\", ")))@Entry var"])
def test_text_that_is_cut_off_anywhere_is_answered(source):
    assert complaint("EntryMacro", source, role="peer") == STORED
    assert complaint("PreviewMacro", source).startswith("write ")
