import type { Argument } from "@elenchus/dialogue/argument";
import type { JudgedMark } from "@elenchus/dialogue/dialogue";
import { MARK_ROLE_NAMES } from "@elenchus/domain/marks";
import { splitSentences } from "@elenchus/domain/split-sentences";
import texts from "./words-move.json" with { type: "json" };

const OTHER_PARTS: Readonly<Record<string, string>> = texts.otherParts;

/** What the look-up found of the sentences that were marked; none where nothing is said of any. */
export function describeMarks({ passage }: Argument, marks: readonly JudgedMark[] = []): string[] {
  const sentences = splitSentences(passage);
  const lines = marks
    .filter(({ standing }) => standing !== "later")
    .map(({ sentence, role, standing, instead = "" }) => {
      const found = `${standing ?? texts.notConsidered}${OTHER_PARTS[instead] ?? ""}`;
      return `- sentence ${sentence + 1} (“${sentences[sentence] ?? ""}”) as "${MARK_ROLE_NAMES[role]}": ${found}`;
    });
  return lines.length === 0 ? [] : [`Marked by the learner in the passage:\n${lines.join("\n")}`];
}
