import { expect, test } from "vitest";
import { extractJson, unwrapJson } from "./extract-json.ts";

const VALUE = { a: '}{["', b: [{ c: 1 }] };
const JSON_TEXT = JSON.stringify(VALUE);

test.each([
  ["alone", JSON_TEXT],
  ["with blanks", `\n  ${JSON_TEXT}\n`],
  ["in a fence", `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
  ["in a fence without a name", `\`\`\`\n${JSON_TEXT}\n\`\`\``],
  ["with words around", `Here you are: ${JSON_TEXT} I hope {that} helps!`],
  ["after another object", `First I had {"a": 1}. Better: ${JSON_TEXT}`],
  ["after a bracket that never closes", `Hm { ... ${JSON_TEXT}`],
  ["after braces that are no JSON", `As {you} said: ${JSON_TEXT}`],
])("JSON is found %s", (_, text) => {
  expect(extractJson(text)[0]).toEqual(VALUE);
});

test.each([
  ["a trailing comma", '{"a": "x", "b": [{"c": 1},],}'],
  ["remarks", '{"a": "x", // that "one\n "b": [{"c": 1}] /* all */}'],
  ["single quotes", "{'a': 'x', 'b': [{'c': 1}]}"],
  ["bare names", '{a: "x", b: [{c: 1}]}'],
  ["curly quotation marks", "{“a”: “x”, “b”: [{“c”: 1}]}"],
  ["a comma too few", '{"a": "x" "b": [{"c": 1}]}'],
  ["a fence and a trailing comma", '```json\n{"a": "x", "b": [{"c": 1,}]}\n```'],
])("JSON with %s is put right", (_, text) => {
  expect(extractJson(text).at(-1)).toEqual({ a: "x", b: [{ c: 1 }] });
});

test("a line break within a string, and Python's words, are put right", () => {
  expect(extractJson('{"a": "one\ntwo", "b": None, "c": True}')).toEqual([
    { a: "one\ntwo", b: null, c: true },
  ]);
});

test.each(["", "No.", "{", '{"a": "b', "{".repeat(20_000), "}{"])("there is none in %j", (text) => {
  expect(extractJson(text)).toEqual([]);
});

test("a text of brackets alone takes no time", () => {
  const startedAt = performance.now();
  extractJson("{".repeat(100_000));
  extractJson("{".repeat(50_000) + "}".repeat(50_000));
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test.each([
  ["the shape's name", { judgement: VALUE }],
  ["a call of a tool", { name: "judgement", arguments: VALUE }],
  ["a call of a tool, as text", { function: "judgement", arguments: JSON_TEXT }],
])("an object is unwrapped from %s", (_, wrapped) => {
  expect(unwrapJson(wrapped)).toEqual([VALUE]);
});

test.each([
  ["a list of one", `[${JSON_TEXT}]`],
  ["its own text", JSON.stringify(JSON_TEXT)],
])("an object is found in %s", (_, text) => {
  expect(extractJson(text)).toEqual([VALUE]);
});

test.each([[[]], ["No."], [null], [3], [{ a: "x", b: [VALUE] }]])(
  "of %j nothing is unwrapped",
  (value) => {
    expect(unwrapJson(value)).toEqual([]);
  },
);
