import { families } from "@elenchus/curriculum/issues/library";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Tutor } from "@elenchus/dialogue/tutor";

/** Some arguments of a module: every third family's, in frame after frame. */
export async function sampleArguments(
  tutor: Tutor,
  module: ModuleNumber,
  count: number,
): Promise<Argument[]> {
  const issues = families().map(
    (family, index) => family.issues[(index + module) % family.issues.length],
  );
  const call = { signal: new AbortController().signal };
  const written: Argument[] = [];
  for (let index = 0; index < count; index += 1) {
    const issue = issues[(index * 3 + module) % issues.length];
    written.push(
      await tutor.writeArgument(
        {
          module,
          issue: issue?.question ?? "",
          interest: "any",
          seed: index,
          recentFrames: written.map((one) => one.frame).toReversed(),
        },
        call,
      ),
    );
  }
  return written;
}
