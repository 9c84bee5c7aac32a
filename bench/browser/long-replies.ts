/** What a tokeniser of a language model counts as one, on average, in English. */
const CHARS_PER_TOKEN = 4;

const SENTENCES = [
  "The writer says that the library should stay open until nine.",
  "Two of the sentences offer something in *support* of that, and one only repeats it.",
  "Ask of each: would the claim be weaker without it?",
  "A figure such as **600 people** tells little as long as nobody says out of how many.",
  "Somebody who disagrees could grant all of it and still hold the opposite.",
];

function sentence(index: number): string {
  return SENTENCES[index % SENTENCES.length] ?? "";
}

function mixedBlock(index: number): string {
  switch (index % 5) {
    case 0:
      return `### Step ${index}`;
    case 1:
      return [0, 1, 2].map((one) => sentence(index + one)).join(" ");
    case 2:
      return [0, 1, 2, 3].map((one) => `- ${sentence(index + one)}`).join("\n");
    case 3:
      return `> ${sentence(index)} ${sentence(index + 1)}`;
    default:
      return [1, 2, 3].map((one) => `${one}. ${sentence(index + one)}`).join("\n");
  }
}

function buildText(tokens: number, next: (index: number) => string): string {
  let text = "";
  for (let index = 0; text.length < tokens * CHARS_PER_TOKEN; index += 1) text += next(index);
  return text;
}

/** Replies of so many tokens, in the shapes that models write. */
export function buildLongReplies(tokens: number): Readonly<Record<string, string>> {
  return {
    "headings, lists, quotes": buildText(tokens, (index) => `${mixedBlock(index)}\n\n`),
    "paragraphs of five sentences": buildText(
      tokens,
      (index) => `${sentence(index)}${index % 5 === 4 ? "\n\n" : " "}`,
    ),
    "lists of twelve": buildText(tokens, (index) =>
      index % 13 === 12 ? `\n${sentence(index)}\n\n` : `- ${sentence(index)}\n`,
    ),
  };
}
