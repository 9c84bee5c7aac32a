import { readdirSync, readFileSync } from "node:fs";
import { TUTOR_WORDS } from "@elenchus/curriculum/answers/words";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import { stemOf, wordsOf } from "@elenchus/dialogue/words/words";
import { expect, test } from "vitest";
import { hearByWords } from "./hear-message.ts";
import { meaningsAskedOf } from "./words-asked-of.ts";
import { tutorWordAskedOf } from "./tutor-word-asked-of.ts";

const PASSAGE = "A tern gives weight to the boat. So terns should go.";
const argument = buildArgument({ passage: PASSAGE });
/** What the tutor said, the last message last. */
const after = (...said: string[]) => ({
  argument,
  dialogue: startDialogue(argument),
  transcript: said.map((text) => ({ sender: "system" as const, text, step: 0 })),
});
const asked = (last: string, message: string) => tutorWordAskedOf(after(last), message);

const VALUES = "Two values pull in different directions here. Which one does the writer put first?";
const RANKING = "What does this order of values do to the strength of the argument?";
const VERDICT = "I am not certain that I have both: your verdict and the reason for it.";
const DOUBTER = "What should it do, so that a doubter has less to doubt?";
const WEIGHT = "Be exact about both: how much weight is left, and what decides that?";
const SUPPOSE = "Suppose the reason is true and the conclusion is not. What then?";
const LEFT = "Cross that move out. How convincing is what is left?";

test.each([
  [VALUES, "What you mean 'pull in different directions'?", "pull in different directions"],
  [VALUES, "directions??? what do u mean different directions", "pull in different directions"],
  [
    VALUES,
    "what does pulling in different directions mean, please",
    "pull in different directions",
  ],
  [RANKING, "Wait. What is 'order of values'? I not said yet which is first.", "order of values"],
  [RANKING, "By strength, do you mean something like force?", "strength"],
  [VERDICT, "what do you mean both", "have both"],
  [VERDICT, "What is verdict here? Like in the court?", "verdict"],
  [VERDICT, "verdict?", "verdict"],
  [DOUBTER, "What is a doubter? A person who say no?", "doubter"],
  [DOUBTER, 'does a "doubter" mean me', "doubter"],
  [WEIGHT, 'What do you mean by "weight"? How can I measure that?', "weight"],
  [
    WEIGHT,
    '"how much weight is left, and what decides", can you say that so that I get it?',
    "weight",
  ],
  [WEIGHT, "wdym weight?", "weight"],
  [WEIGHT, "when you say weight, is it in kilos?", "weight"],
  ["Now try a second one, of a different kind.", "different kind how?", "different kind"],
])("after “%s” “%s” asks for what “%s” means", (last, message, phrase) => {
  expect(asked(last, message)).toBe(phrase);
});

test.each([
  [VERDICT, "What do you mean?"],
  [VERDICT, "what do you mean by that?"],
  [VERDICT, "I am convinced, for the reason that it gives is a fair one"],
  [VERDICT, "what do you mean the reason is weak and the boat too small?"],
  [VERDICT, 'why do you say "both"?'],
  [VERDICT, "what is the reason?"],
  [SUPPOSE, "sorry, what do you mean the reason is true and the conclusion isn't"],
  [LEFT, "what's left isn't convincing"],
  [DOUBTER, "a doubter wants to hear what it costs"],
  [WEIGHT, "the weight, what is left is the tern"],
  [VALUES, "what does the writer put first?"],
  ['Yes, "the verdict of the jury": that is a reason.', "what is a verdict?"],
])("after “%s” “%s” asks for none", (last, message) => {
  expect(asked(last, message)).toBeNull();
});

const meaningOf = (view: ReturnType<typeof after>, message: string) =>
  meaningsAskedOf(view, message).map(({ word }) => word);

test("a word that the tutor said earlier is told, but where it is a word of the passage", () => {
  expect(meaningOf(after(DOUBTER, VALUES), "what is a doubter?")).toEqual(["doubter"]);
  expect(meaningOf(after(WEIGHT, VALUES), "what does weight mean?")).toEqual([]);
  expect(meaningOf(after(WEIGHT), "what does weight mean?")).toEqual(["weight"]);
});

test("words of the passage are told where the tutor has not said them", () => {
  expect(meaningOf(after(VALUES), "what is a tern?")).toEqual(["tern"]);
});

test("where a word with two meanings is looked for, the passage's words are what is spoken of", () => {
  const dialogue = { ...startDialogue(argument), step: 2 };
  const key = argument.key.expectations.map((one) => ({ ...one, kind: "ambiguous_term" as const }));
  const words = { ...argument, key: { ...argument.key, expectations: key } };
  const view = { ...after(WEIGHT), argument: words, dialogue };
  expect(tutorWordAskedOf(view, 'does "weight" mean load or importance?')).toBeNull();
});

test("who asks what words of the tutor's mean has not copied them", () => {
  expect(hearByWords(after(VALUES), '"pull in different directions here"?')).toBeNull();
});

test("each word and phrase stands in what the tutor says", () => {
  const texts = [
    "packages/tutor/src/built-in",
    "packages/dialogue/src/answer-key",
    "packages/curriculum/src/modules",
  ]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => /\.(?:json|ts)$/u.test(name) && !name.includes("test"))
    .map((name) => readFileSync(name, "utf8").replaceAll(/\\n|\*/gu, " "));
  const plain = (text: string) =>
    ` ${wordsOf(text)
      .filter((word) => word !== "it")
      .map(stemOf)
      .join(" ")} `;
  const all = texts.map(plain).join("");
  const unsaid = Object.keys(TUTOR_WORDS).filter((phrase) => !all.includes(plain(phrase)));
  expect(unsaid).toEqual([]);
});
