import { expect, test } from "vitest";
import { splitSentences } from "./split-sentences.ts";

test.each<[string, string[]]>([
  ["You are close. What does the writer want?", ["You are close.", "What does the writer want?"]],
  ["its too dear. nobody will pay", ["its too dear.", "nobody will pay"]],
  [
    'Finish this: "The library should …" What comes next? Say it in your words.',
    ['Finish this: "The library should …"', "What comes next?", "Say it in your words."],
  ],
  [
    'Ask yourself "Why should I believe that?" of each claim. Which is left?',
    ['Ask yourself "Why should I believe that?" of each claim.', "Which is left?"],
  ],
  ["It would … be dear. Would it?", ["It would … be dear.", "Would it?"]],
  [
    "Look at e.g. the box, i.e. what Mr. Hale set up at 8 a.m. there. Why?",
    ["Look at e.g. the box, i.e. what Mr. Hale set up at 8 a.m. there.", "Why?"],
  ],
  ["J. R. Smith rang Dr. Okoro. She left.", ["J. R. Smith rang Dr. Okoro.", "She left."]],
  ["It rose by 1.5 per cent in 3.2 years. Why?", ["It rose by 1.5 per cent in 3.2 years.", "Why?"]],
  ["1. The bus is dear.\n2. It is late.", ["1. The bus is dear.", "2. It is late."]],
  ["cost\n- who pays", ["cost", "- who pays"]],
  ["The bus to\nLondon is dear.\nIt is late.", ["The bus to\nLondon is dear.", "It is late."]],
  ["A title\n\nThe bus is dear.", ["A title", "The bus is dear."]],
  ["*Scrap the fines.* Why?", ["*Scrap the fines.*", "Why?"]],
  ["公園は要る。なぜなら静かだ。", ["公園は要る。", "なぜなら静かだ。"]],
  ["no end", ["no end"]],
  ["", []],
])("%s", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
