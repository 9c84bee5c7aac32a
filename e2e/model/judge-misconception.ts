/** A judge's line about a misconception, with ways of showing it. */
const LISTED = /^- id: ([\w-]+): such as (.+)$/gmu;
const MESSAGE = /you are to judge:\n<fenced label="learner">\n([\s\S]*?)\n<\/fenced>/u;

/** A judgement as the server expects it, as far as it matters here. */
interface Judgement {
  readonly expectations: readonly unknown[];
}

function isJudgement(value: unknown): value is Judgement {
  return typeof value === "object" && value !== null && "expectations" in value;
}

/** Adds to a judgement that credits nothing the listed misconception that the learner puts in its own words. */
export function judgeMisconception(prompt: string, judgement: unknown): unknown {
  if (!isJudgement(judgement) || judgement.expectations.length > 0) return judgement;
  const said = (MESSAGE.exec(prompt)?.[1] ?? "").toLowerCase();
  for (const [, id, ways = ""] of prompt.matchAll(LISTED)) {
    const isShown = [...ways.matchAll(/"([^"]+)"/gu)].some(([, way = ""]) =>
      said.includes(way.toLowerCase()),
    );
    if (isShown) return { ...judgement, misconceptions: [id] };
  }
  return judgement;
}
