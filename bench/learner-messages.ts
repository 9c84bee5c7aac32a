/** Ways in which learners wrap what they take from a passage. */
const FRAMES: readonly ((part: string) => string)[] = [
  (part) => `I think the main point is that ${part}`,
  (part) => `One reason they give is that ${part}, which is meant to persuade us.`,
  (part) => `Is it that ${part}?`,
  (part) => `Not sure, but maybe the writer wants us to believe ${part} without proving it`,
  () => "I don't know",
  () => "What do you mean by a reason? Can you give me an example?",
  (part) =>
    `Words like "${part.split(" ").slice(0, 3).join(" ")}" are vague, they could mean two things depending on who reads it`,
];

/** What a learner may say in the given turn: always something, never twice the same in a dialogue. */
export function learnerMessage(passage: string, turn: number): string {
  const sentences = passage.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 20);
  const sentence = sentences[turn % sentences.length] ?? passage;
  // A part, not the whole: pasted passages are judged without the reader.
  const words = sentence.replace(/[.!?]$/, "").split(" ");
  const part = words.slice(0, Math.ceil(words.length * 0.6)).join(" ");
  const frame = FRAMES[turn % FRAMES.length];
  return frame === undefined ? part : frame(`${part} (${turn})`);
}
