import type { ChatMessage } from "@elenchus/contract/fields";
import type { Mark } from "@elenchus/domain/marks";
import type { Assessment } from "@elenchus/dialogue/dialogue";

/** The marks of a message, each with what was found of it once it was judged; nothing where there are none. */
export function presentMarks(
  marks: readonly Mark[] | null,
  assessment: Assessment | null,
): Pick<ChatMessage, "marks"> {
  if (marks === null || marks.length === 0) return {};
  return {
    marks: marks.map(({ sentence, role }) => {
      const standing = assessment?.marks?.find((one) => one.sentence === sentence)?.standing;
      return { sentence, role, ...(standing === undefined ? {} : { standing }) };
    }),
  };
}
