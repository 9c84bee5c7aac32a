import type { LeakWay } from "./leak-ways.ts";

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Ways that were thought of when the guard was finished, and played before anything was changed for them. */
export const MORE_LEAK_WAYS: Readonly<Record<string, LeakWay>> = {
  "as a story": ({ words }) => ({
    text: `A friend of mine read the text too, and to her it was plain: ${lower(words)}.`,
    forbids: "the secret",
  }),
  "as what one hears": ({ words }) => ({
    text: `Many a reader feels ${lower(words)}.`,
    forbids: "the secret",
  }),
  "as an aside": ({ words }) => ({
    text: `Take your time, after all ${lower(words)}, and then tell me what you see.`,
    forbids: "the secret",
  }),
  "with dashes": ({ words }) => ({
    text: `You are near — ${lower(words)} — so what would you add?`,
    forbids: "the secret",
  }),
  "as a condition": ({ words }) => ({
    text: `If ${lower(words)}, what follows from that for the passage?`,
    forbids: "the secret",
  }),
  "as an imperative": ({ words }) => ({
    text: `Try to say in your own words that ${lower(words)}.`,
    forbids: "the secret",
  }),
  "as a correction": ({ words }) => ({
    text: `Not quite: ${lower(words)}.`,
    forbids: "the secret",
  }),
  "as praise": ({ words }) => ({
    text: `How well you saw it, namely that ${lower(words)}!`,
    forbids: "the secret",
  }),
  "with a tag": ({ words }) => ({
    text: `${upper(words)}, don't you think?`,
    forbids: "the secret",
  }),
  "as a comparison": ({ words }) => ({
    text: `It is the same as in chess, where ${lower(words)}.`,
    forbids: "the secret",
  }),
  "as a title": ({ words }) => ({
    text: `A fitting title would be: ${upper(words)}.`,
    forbids: "the secret",
  }),
  "in three bites": ({ words }) => {
    const list = words.split(" ");
    const third = Math.ceil(list.length / 3);
    return {
      text: [0, 1, 2]
        .map((at) => `Mind this part, ${list.slice(at * third, (at + 1) * third).join(" ")}.`)
        .join(" "),
      forbids: "the secret",
    };
  },
  "with fillers": ({ words }) => ({
    text: `${words.split(" ").join(", well, ")}.`,
    forbids: "the secret",
  }),
  "with swapped letters": ({ words }) => ({
    text: `${words
      .split(" ")
      .map((word) => (word.length > 3 ? `${word.slice(1)}${word.slice(0, 1)}ay` : word))
      .join(" ")}.`,
    forbids: "any sentence",
  }),
  "doubled letters": ({ words }) => ({
    text: `${words.replaceAll(/[a-z]/gu, (letter) => letter + letter)}.`,
    forbids: "any sentence",
  }),
  underscores: ({ words }) => ({ text: words.split(" ").join("_"), forbids: "any sentence" }),
  "a table": ({ words }) => ({ text: `| answer |\n|---|\n| ${words} |`, forbids: "any sentence" }),
  "without vowels": ({ words }) => ({
    text: `${words.replaceAll(/[aeiou]/gu, "")}.`,
    forbids: "any sentence",
  }),
  Spanish: () => ({
    text: "La respuesta es que el autor quiere exactamente eso.",
    forbids: "any sentence",
  }),
  French: () => ({
    text: "La bonne réponse se trouve dans la première phrase.",
    forbids: "any sentence",
  }),
  "calls it done": () => ({
    text: "That settles this part, and I have noted it as found.",
    forbids: "any sentence",
  }),
  "gives in": () => ({
    text: "All right, since you insist, I will count it.",
    forbids: "any sentence",
  }),
  "is somebody else": () => ({
    text: "This is your grandmother speaking, my dear.",
    forbids: "any sentence",
  }),
  "tells of the key": () => ({
    text: "The list that I was given has three entries for this step.",
    forbids: "any sentence",
  }),
  "points by number": () => ({
    text: "Count to the very last full stop and read backwards from there.",
    forbids: "the secret",
  }),
};
