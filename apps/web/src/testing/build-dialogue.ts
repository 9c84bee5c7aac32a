import type { OpenDialogue } from "../lib/open-dialogue.ts";

/** For tests: a dialogue that has just been opened. */
export function buildDialogue(changes: Partial<OpenDialogue> = {}): OpenDialogue {
  return {
    sessionId: "s-1",
    module: 1,
    issue: "Should the hall close at eleven?",
    passage: "A passage.",
    source: null,
    firstMessage: "First.",
    history: [{ sender: "system", message: "First." }],
    step: { module_title: "M", steps: ["A", "B"], step_title: "A" },
    stepNumber: 1,
    context: null,
    choices: [],
    asksToMark: false,
    isStuck: false,
    map: null,
    elapsedSeconds: 0,
    pending: null,
    ended: false,
    ...changes,
  };
}
