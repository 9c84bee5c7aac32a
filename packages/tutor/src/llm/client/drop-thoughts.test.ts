import { expect, test } from "vitest";
import { createThoughtFilter, dropThoughts } from "./drop-thoughts.ts";

const TEXTS: readonly (readonly [string, string])[] = [
  ["Look again.", "Look again."],
  ["<think>B</think>Look again.", "Look again."],
  ["\n<think>\nB\n</think>\n\nLook again.", "Look again."],
  ["<think></think>Look again.", "Look again."],
  ["<think>B</think><think>C</think>Look again.", "Look again."],
  ["<think>B", ""],
  ["<thing>Look again.", "<thing>Look again."],
  ["Is 1 < 2? I <think> so.", "Is 1 < 2? I <think> so."],
  ["<", "<"],
  ["[THINK]B[/THINK]Look again.", "Look again."],
  ["[THINK]B", ""],
  ["[THIS] Look again.", "[THIS] Look again."],
  ["<thinking>B</thinking>\nLook again.", "Look again."],
  ["<thinking>B </think> or C", ""],
  ["<reasoning>B</reasoning>Look again.", "Look again."],
  ["<thought>B</thought>Look again.", "Look again."],
  ["<thoughts>B</thoughts>Look again.", "Look again."],
  ["◁think▷B◁/think▷Look again.", "Look again."],
  [
    "<|channel|>analysis<|message|>B<|end|><|start|>assistant<|channel|>final<|message|>Look again.",
    "Look again.",
  ],
  ["<|start|>assistant<|channel|>final<|message|>Look again.", "Look again."],
  ['<|channel|>final <|constrain|>json<|message|>{"a":1}', '{"a":1}'],
  ["<|channel|>analysis<|message|>B", ""],
  ["<|channel>thought\nB\n<channel|>Look again.", "Look again."],
  ["<|channel>\nB<channel|>\nLook again.", "Look again."],
  ["<|channel>thought\nB", ""],
];

test.each(TEXTS)("of %j, %j is said", (text, said) => {
  expect(dropThoughts(text)).toBe(said);
});

test.each(TEXTS)("of %j in pieces of any size, %j is passed on", (text, said) => {
  for (let size = 1; size <= text.length; size += 1) {
    const filter = createThoughtFilter();
    let passed = "";
    for (let at = 0; at < text.length; at += size) passed += filter.push(text.slice(at, at + size));
    passed += filter.end();
    expect(passed).toBe(said);
    expect(filter.hasSpilt()).toBe(false);
  }
});

test("text is passed on at once", () => {
  const filter = createThoughtFilter();
  expect(filter.push("Look ")).toBe("Look ");
  expect(filter.push("<again")).toBe("<again");
});

test.each(["</think>", "[/THINK]", "</thinking>", "<|channel|>final<|message|>"])(
  "thoughts that were not marked at their start are noticed at their end, %s",
  (close) => {
    const text = `B it is.${close}Look again.`;
    expect(dropThoughts(text)).toBe("Look again.");
    for (let size = 1; size <= text.length; size += 1) {
      const filter = createThoughtFilter();
      for (let at = 0; at < text.length; at += size) filter.push(text.slice(at, at + size));
      expect(filter.hasSpilt()).toBe(true);
    }
  },
);
