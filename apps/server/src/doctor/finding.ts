/** How it stands with one thing. */
export interface Finding {
  /** The thing that was looked at, in a word or two. */
  readonly about: string;
  /** `doubt` is for somebody to judge; `broken` keeps learners from what they came for. */
  readonly state: "ok" | "doubt" | "broken";
  /** The finding and, where it is not well, what to do. */
  readonly text: string;
}

/** Findings about one thing, by their state. */
export function findingsAbout(about: string) {
  const say = (state: Finding["state"]) => (text: string) => ({ about, state, text });
  return { ok: say("ok"), doubt: say("doubt"), broken: say("broken") };
}

const WIDTH = { state: 7, about: 14 } as const;

/** One line a finding, and how many of them are not well. */
export function describeFindings(findings: readonly Finding[]): string {
  const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
  const [broken, doubt] = [count("broken"), count("doubt")];
  const lines = findings.map(
    ({ state, about, text }) => `${state.padEnd(WIDTH.state)}${about.padEnd(WIDTH.about)}${text}`,
  );
  const doubts = doubt === 1 ? "1 doubt" : `${doubt} doubts`;
  const whole = broken + doubt === 0 ? "All is well." : `${broken} broken, ${doubts}.`;
  return [...lines, whole].join("\n");
}
