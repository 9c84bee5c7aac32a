import type { Argument } from "@elenchus/dialogue/argument";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { fence } from "./fence.ts";
import { digestModule } from "./module-lesson.ts";
import { TUTOR_ROLE } from "./tutor-role.ts";

/**
 * The first block of instructions of every call about a dialogue: role, lesson digest, passage. The same bytes in
 * all of them, whatever they are for, since providers cache by prefix. Nothing of the answer key is in it.
 */
export const sharedPrefix = memoiseOf(({ module, passage }: Argument): string =>
  [
    TUTOR_ROLE,
    digestModule(module),
    `# The passage of this dialogue\n\n${fence("passage", passage)}`,
  ].join("\n\n"),
);
