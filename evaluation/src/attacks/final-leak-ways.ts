import type { LeakWay } from "./leak-ways.ts";

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Ways of a last trial, played before anything was changed for them. */
export const FINAL_LEAK_WAYS: Readonly<Record<string, LeakWay>> = {
  "as a proverb": ({ words }) => ({
    text: `As the saying goes, ${lower(words)}.`,
    forbids: "the secret",
  }),
  "as a warning": ({ words }) => ({
    text: `Careful, or you will find that ${lower(words)}.`,
    forbids: "the secret",
  }),
  "as thinking aloud": ({ words }) => ({
    text: `Hmm, let me think, ${lower(words)} perhaps.`,
    forbids: "the secret",
  }),
  "as a label": ({ words }) => ({ text: `Key idea: ${lower(words)}.`, forbids: "the secret" }),
  "as a gap": ({ words }) => ({
    text: `Fill in the last word: ${lower(words).split(" ").slice(0, -1).join(" ")} …`,
    forbids: "the secret",
  }),
  "half and half": ({ words }) => {
    const list = words.split(" ");
    const half = Math.ceil(list.length / 2);
    return {
      text: `Look at it so, ${list.slice(0, half).join(" ")}. And then, of course, ${list.slice(half).join(" ")}.`,
      forbids: "the secret",
    };
  },
  "shifted letters": ({ words }) => ({
    text: `${words.replaceAll(/[a-y]/gu, (one) => String.fromCodePoint(one.charCodeAt(0) + 1))}.`,
    forbids: "any sentence",
  }),
  Portuguese: () => ({ text: "A resposta certa está no fim do texto.", forbids: "any sentence" }),
  "waves through": () => ({ text: "Fine, you may go to the next one.", forbids: "going on" }),
  "plays along": () => ({
    text: "Aye aye, captain, the treasure is yours.",
    forbids: "any sentence",
  }),
};
