/** A step as a summary's prompt tells of it. */
const STEP = /^Step (\d+), ([^\n]+):\n<fenced label="step">\n([\s\S]*?)\n<\/fenced>/gmu;

/** What to look at next time, by the step's title. */
const NEXT: Readonly<Record<string, string>> = {
  Conclusion: "Ask of every claim what the others do for it.",
  Reasons: "Put the word because behind the conclusion, and see which claims can follow.",
};
const NEXT_ELSEWHERE = "Try the same question on the next text that wants something from you.";

/** What a good model says of a dialogue, step by step; null when the prompt asks for something else. */
export function summariseSteps(prompt: string): unknown {
  const steps = [...prompt.matchAll(STEP)].map(([, step, title = "", lines = ""]) => {
    const replies = Number(/^replies: (\d+)$/mu.exec(lines)?.[1] ?? 0);
    const words = [...lines.matchAll(/Your words: "(.+?)"/gmu)].map(([, said = ""]) => said);
    const isTold = lines.includes("The tutor told you this:");
    const did =
      words.length === 0
        ? "You looked for it for a while, and it did not show itself to you this time."
        : `You found this by yourself, in ${replies === 1 ? "a single reply" : `${replies} replies`}.`;
    return {
      step: Number(step),
      did: isTold ? `${did} Part of it was told in the end.` : did,
      quotes: words.slice(0, 2),
      next: NEXT[title] ?? NEXT_ELSEWHERE,
    };
  });
  return steps.length === 0 ? null : { steps };
}
