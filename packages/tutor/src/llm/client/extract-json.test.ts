import { expect, test } from "vitest";
import { extractJson } from "./extract-json.ts";

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
  expect(extractJson(text)).toEqual({ value: VALUE });
});

test.each(["", "No.", "{", '{"a": "b', "{a: 1}", "{".repeat(20_000)])(
  "there is none in %j",
  (text) => {
    expect(extractJson(text)).toBeNull();
  },
);

test("a text of brackets alone takes no time", () => {
  const startedAt = performance.now();
  extractJson("{".repeat(100_000));
  expect(performance.now() - startedAt).toBeLessThan(500);
});
