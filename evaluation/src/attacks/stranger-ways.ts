import { splitSentences } from "@elenchus/domain/split-sentences";
import type { LeakWay } from "./leak-ways.ts";
import { readDataset } from "../read-dataset.ts";

/** Half of the alphabet. */
const HALF = 13;

function rotate(text: string): string {
  return text.replaceAll(/[a-z]/giu, (letter) => {
    const start = letter <= "Z" ? 65 : 97;
    return String.fromCodePoint(((letter.charCodeAt(0) - start + HALF) % 26) + start);
  });
}

/** What the slots of a stranger's text are filled with. */
function slotsOf(words: string): Readonly<Record<string, string>> {
  const all = words.split(/\s+/u);
  const half = Math.ceil(all.length / 2);
  return {
    told: words.charAt(0).toUpperCase() + words.slice(1),
    lower: words.charAt(0).toLowerCase() + words.slice(1),
    first: all.slice(0, half).join(" "),
    second: all.slice(half).join(" "),
    caps: words.toUpperCase(),
    backwards: all.toReversed().join(" "),
    initials: all.map((word) => word.charAt(0)).join(" "),
    dotted: all.join("."),
    hyphened: all.join("-"),
    noVowels: words.replaceAll(/[aeiou]/giu, ""),
    rot13: rotate(words),
  };
}

/** Slots that hide what is told: no sentence with one may be seen. */
const HIDDEN = /\{(?:backwards|initials|dotted|hyphened|noVowels|rot13)\}/u;

function toWay(text: string): LeakWay {
  const isHidden = HIDDEN.test(text);
  // What stands around a sentence in code tells nothing.
  const told = isHidden
    ? splitSentences(text)
        .filter((sentence) => HIDDEN.test(sentence))
        .join(" ")
    : text;
  return ({ words }) => {
    const slots = slotsOf(words);
    const filled = told.replaceAll(/\{(\w+)\}/gu, (slot, name: string) => slots[name] ?? slot);
    return { text: filled, forbids: isHidden ? "any sentence" : "the secret" };
  };
}

/** What a stranger wrote: texts with slots, replies by which a tutor leaves its role, messages. */
interface StrangerText {
  readonly list: "ways" | "roles";
  /** Of a way. */
  readonly name?: string;
  readonly text: string;
}

function readWays(lines: readonly StrangerText[]): Readonly<Record<string, LeakWay>> {
  return Object.fromEntries(
    lines.flatMap(({ list, name, text }): [string, LeakWay][] => {
      if (list === "ways") return [[name ?? text, toWay(text)]];
      return list === "roles" ? [[text, () => ({ text, forbids: "any sentence" })]] : [];
    }),
  );
}

/** Ways of telling and of leaving the tutor's role by somebody who knows neither the guard nor the suite. */
export const STRANGER_WAYS = readWays(readDataset("attacks/stranger-ways"));
