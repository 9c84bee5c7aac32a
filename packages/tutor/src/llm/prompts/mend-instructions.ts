import { fence } from "./fence.ts";

/** What a writer is told who is asked for a few lines of a key. Byte-stable. */
export const MEND_INSTRUCTIONS = `# Task: write a few lines that are missing

A passage for this module stands in the first fence. It has an answer key that learners do not see; most of it is good, and a few lines of it are missing or have to be replaced. Write just these, one for each entry of the second fence, under the entry's id.

- A way of saying something is what a learner might type: the thing itself and not merely its topic, in other words than those that are there already.
- A hint is one or two sentences spoken to the learner ("you"), about "the writer" of the passage. It leads to the thing and never says it, in whatever words; it has no more than five words in a row in common with it, and does not name a kind of flaw. A question or an unfinished sentence may give the first words of the answer, never its point.
- What is to be copied from the passage is copied letter by letter.
- Straight quotation marks. No line answers with a remark on this task.

# The fields

lines: one entry for each that was asked for, in their order:

- id: as given, such as "line-1".
- text: the line and nothing else.`;

/** The lines that are asked for now. */
export function mendTask(
  passage: string,
  lines: readonly { readonly id: string; readonly ask: string }[],
): string {
  const asked = lines.map(({ id, ask }) => `${id}: ${ask}`).join("\n");
  return `Write the lines that are asked for.\n\n${fence("passage", passage)}\n${fence("lines", asked)}`;
}
