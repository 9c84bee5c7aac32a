import { dayJobs, lateHours, OUTSIDE_REASONS, warmRoom } from "./late-hours.ts";
import type { DraftReply } from "./reply-types.ts";

type Flawed = DraftReply<"flaw">;

/** The plan's place for the conclusion, as all flawed passages have it. */
const CONCLUSION = "the library should stay open until ten on weekday evenings";

/** A draft of modules 5 and 7: two sound reasons, and one flaw of its own. */
export function flawed(
  own: Pick<Flawed, "passage" | "background" | "objection" | "flaw" | "wrongTurns" | "impact">,
): Flawed {
  return {
    passage: own.passage,
    background: own.background,
    objection: own.objection,
    examples: [],
    conclusion: lateHours(CONCLUSION),
    reasons: [dayJobs, warmRoom],
    outsideReasons: OUTSIDE_REASONS,
    flaw: own.flaw,
    wrongTurns: own.wrongTurns,
    impact: own.impact,
  };
}

/** Hints that fit the impact of each flaw. */
export const IMPACT_HINTS: string[] = [
  "Two things belong to an answer: whether the text gains or loses by what you found, and why. Begin with the first.",
  "Cross out what you found and read the rest. What still speaks for the plan?",
  "A fair reader has seen what you saw. What does that part still do for the plan, and what carries it now?",
];

/** A prompt that fits the impact of each flaw. */
export const IMPACT_PROMPT =
  "Finish the sentence: 'What I found makes the text … to a fair reader, because …'";

/** No view of the other side in the passage. */
export const NO_OBJECTION: Flawed["objection"] = { quote: "", paraphrases: [] };
