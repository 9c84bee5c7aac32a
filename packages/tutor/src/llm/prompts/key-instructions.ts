import { MODULES } from "@elenchus/curriculum/modules/modules";
import { FLAW_KINDS } from "./flaw-kinds.ts";
import type { MarkRole } from "@elenchus/domain/marks";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { PlannedFlaw } from "../write/plan-argument.ts";
import type { DraftForm } from "../write/draft.ts";
import { fence } from "./fence.ts";

const TASK = `# Task: draft the answer key of a teacher's own text

A teacher brings a text and wants learners to be questioned about it in this module. You read the text and propose its answer key. The teacher looks through all of it and has the last word, and code compares each quotation with the text. Unlike the passages described above, nobody wrote this text for practice: it may be longer and less clear, and it may lack what the module looks for. List what is really there and leave out what is not: a short list that is right helps more than a long one.

- "conclusion": the one claim that the others are there to support.
- "reasons": two to four claims that the writer puts forward directly in support of the conclusion, in the order of the text. No background, no example, nothing that the other side says.

Both have "quote" and "ways".

**"quote"**: one whole sentence of the text, copied letter by letter. The sentences of the conclusion, of the reasons and of a flaw are different ones.

**"ways"**: four or five ways in which learners say the thing: a whole sentence of your own first, then shorter and plainer ones as people of sixteen talk, the last in at most six words as somebody types it in a hurry. They all say the same, and no two are alike. In English, without any markup.

Where the teacher has marked sentences, these are the conclusion, the reasons and the place of the flaw: say them, and add what is not marked.`;

const QUOTED = `Each has "quote", the sentence on which it bears, and "ways".`;
const FINDS: Readonly<Partial<Record<ModuleNumber, string>>> = {
  2: "facts that the text does not tell, not even in passing, and that a careful reader would want before being convinced. Ways are questions for that fact, or say that it is missing",
  3: "beliefs about how things are that the text does not state, on which a reason relies and which somebody could check. Ways state the belief: no question, no doubt, no value",
  6: "other conclusions, as whole claims, that the very same reasons would support about as well. None denies the writer's conclusion or says it in other words",
};

const OWN_FIELDS: Readonly<Record<DraftForm, (module: ModuleNumber) => string>> = {
  terms: () =>
    `- "terms": two or three words or phrases of the reasons that two fair readers can take in two ways, so that a reason supports the conclusion better on one reading than on the other. Each has "phrase" (one to four words, exactly as they stand in the text), "firstMeaning" and "secondMeaning" (each two to eight words that could take its place there), and "stake" (one sentence: on which reading the reason supports the conclusion well, and on which hardly). A word that is only vague or hard is none.`,
  finds: (module) =>
    `- "findings": two to four ${FINDS[module] ?? "things to find"}. They differ so much that a learner who has one does not yet have the next. ${QUOTED}`,
  values: () =>
    `- "preferred": the value that the writer puts first, and "neglected": the good thing that has to stand back. Each has "name" (one to three words: "safety") and "ways" of naming it as it shows in this text. No name of one fits the other.
- "ranking": the sentence of the text in which the writer passes over what would be lost, copied; an empty text where there is none.`,
  flaw: () =>
    `- "flaws": the plainest flaw of this module that the text commits, as a list of one; an empty list where it commits none. It has "kind" (one of the four names above), "quote" (the sentence in which it goes wrong, which is none of the reasons) and "ways": what goes wrong there, about this text, in other words than the text's and without the flaw's name. With a flaw one reason beside it is enough.`,
};

/** The instructions for drafting a key, behind the shared role and the module's description. Byte-stable. */
export function keyInstructions(module: ModuleNumber): string {
  return `${TASK}\n\n## What this module adds\n\n${OWN_FIELDS[MODULES[module].form](module)}`;
}

/** A sentence that the teacher has marked. */
export interface GivenMark {
  readonly role: Exclude<MarkRole, "neither">;
  readonly sentence: string;
}

const MARKED_AS: Readonly<Record<GivenMark["role"], string>> = {
  conclusion: "marked as the conclusion",
  reason: "marked as a reason",
  flaw: "marked as the place where it goes wrong",
};

/** The text, and what the teacher has said of it, each in a fence of its own. */
export function keyTask(
  text: string,
  marks: readonly GivenMark[],
  flaw: PlannedFlaw | null,
): string {
  return [
    `Draft the key of this text.\n\n${fence("text", text)}`,
    ...(marks.length === 0
      ? []
      : [
          `The teacher has marked:\n${marks.map(({ role, sentence }) => fence(MARKED_AS[role], sentence)).join("\n")}`,
        ]),
    ...(flaw === null
      ? []
      : [`The teacher says of which kind the flaw is: ${FLAW_KINDS[flaw].name}.`]),
  ].join("\n\n");
}
