import { splitSentences } from "@elenchus/domain/split-sentences";
import { TEXT, WAYS, WORDS } from "../teacher/bring-text.ts";

/** A sentence that is not in the text. */
export const MADE_UP = "Every other town has done without fines for years.";

/** A key for the text that the journeys bring, with a reason that the model has made up. */
export function draftKey() {
  const [, conclusion = "", first = "", , second = ""] = splitSentences(TEXT);
  const term = (name: keyof typeof WORDS) => {
    const [firstMeaning, secondMeaning, stake] = WAYS[name];
    return { phrase: WORDS[name], firstMeaning, secondMeaning, stake };
  };
  return {
    conclusion: { quote: conclusion, ways: WAYS.Conclusion },
    reasons: [
      { quote: first, ways: WAYS["Reason 1"] },
      {
        quote: MADE_UP,
        ways: ["Other towns have no fines.", "others do without", "no fines elsewhere"],
      },
      { quote: second, ways: WAYS["Reason 2"] },
    ],
    terms: [term("Ambiguous word 1"), term("Ambiguous word 2")],
  };
}
