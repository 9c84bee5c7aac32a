import {
  OWN_TEXT_CHARS,
  OWN_TEXT_MOST,
  OWN_TEXT_PARTS,
  OWN_TEXT_WORDS,
  withoutControls,
} from "@elenchus/domain/own-text";
import * as z from "zod/mini";
import { PathId } from "./admin-students.ts";
import { ModuleId, orElse } from "./fields.ts";
import { Interest } from "./payload-fields.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** An id that the sender makes: what is sent twice, is done once. */
const SendersId = z.string().check(({ value: input, issues }) => {
  if (UUID.test(input)) return;
  issues.push({ code: "custom", input, message: "Reload the page and try again." });
});

/** Something that is typed, as it stands while it is typed: it may be empty. */
function typed(most: number, message: string) {
  return z.string().check(z.overwrite(withoutControls), z.maxLength(most, message));
}

const line = typed(
  OWN_TEXT_CHARS.line,
  `A line can have at most ${OWN_TEXT_CHARS.line} characters.`,
);
const TOO_LONG = `This is far too long to be kept. A text can have at most ${OWN_TEXT_WORDS.most} words.`;

const Point = z.object({
  part: z.enum(OWN_TEXT_PARTS),
  sentence: typed(OWN_TEXT_CHARS.passage, TOO_LONG),
  name: line,
  ways: z.array(line).check(z.maxLength(OWN_TEXT_MOST.ways)),
  hint: line,
});

const Mistake = z.object({
  step: z.int().check(z.minimum(0), z.maximum(2)),
  text: line,
  answer: line,
});

/** A text with its key, whole or not. */
export const OwnTextForm = z.object({
  title: typed(OWN_TEXT_CHARS.title, `At most ${OWN_TEXT_CHARS.title} characters.`),
  source: typed(OWN_TEXT_CHARS.source, `At most ${OWN_TEXT_CHARS.source} characters.`),
  licence: typed(OWN_TEXT_CHARS.source, `At most ${OWN_TEXT_CHARS.source} characters.`),
  module: ModuleId,
  passage: typed(OWN_TEXT_CHARS.passage, TOO_LONG),
  flaw: line,
  points: z.array(Point).check(z.maxLength(OWN_TEXT_MOST.points)),
  mistakes: z.array(Mistake).check(z.maxLength(OWN_TEXT_MOST.mistakes)),
});

/** `GET /api/admin/own_texts`: of one group, or of all that the supervisor sees. */
export const OwnTextsQuery = z.object({ group_id: z.optional(PathId) });

/** `GET /api/admin/own_texts/:own_text_id`, and `POST /api/admin/check_own_text` and `…/draft_own_text_key`. */
export const OwnTextQuery = z.object({ own_text_id: PathId });

const Revision = z.int().check(z.nonnegative());

/**
 * `POST /api/admin/save_own_text`: keeps a draft. `own_text_id` is the sender's; `revision` is the one that the sender has
 * seen, 0 of a new text: 409 where another one was saved since.
 */
export const SaveOwnTextPayload = z.object({
  own_text_id: SendersId,
  group_id: PathId,
  revision: Revision,
  form: OwnTextForm,
});

/** `POST /api/admin/publish_own_text`: makes the draft of that revision what learners get, unless it has errors. */
export const PublishOwnTextPayload = z.object({
  own_text_id: PathId,
  revision: Revision,
  despite_warnings: z.enum(["yes", "no"]),
});

/** `POST /api/admin/arrange_own_text`: whether the group's other supervisors see it, and whether it is put away. */
export const ArrangeOwnTextPayload = z.object({
  own_text_id: PathId,
  shared: z.enum(["yes", "no"]),
  archived: z.enum(["yes", "no"]),
});

/** `POST /api/admin/copy_own_text`: a draft for another group, or the same; `copy_id` is the sender's. */
export const CopyOwnTextPayload = z.object({
  own_text_id: PathId,
  copy_id: SendersId,
  group_id: PathId,
});

/** `POST /api/admin/own_text_sample`: one of the library's passages about a topic, as a form that is filled in. */
export const OwnTextSamplePayload = z.object({ module_id: ModuleId, topic: Interest });
export const OwnTextSampleReply = z.object({ form: OwnTextForm });

/** `POST /api/admin/draft_own_text_key`: a key as a language model proposes it for the draft that is saved. Nothing is kept. */
export const DraftOwnTextKeyReply = z.object({
  flaw: OwnTextForm.shape.flaw,
  points: OwnTextForm.shape.points,
  /** The parts of the reply that could not be used, in whole sentences. */
  left_out: z.array(z.string()),
});

/** A text in the list. */
const OwnTextEntry = z.object({
  own_text_id: z.string(),
  group_id: z.string(),
  group_name: z.string(),
  title: z.string(),
  module_id: ModuleId,
  /** The one that learners get; 0: none yet. */
  version: z.number(),
  published_at: z.nullable(z.string()),
  /** Whether the draft differs from it. */
  changed: z.boolean(),
  shared: z.boolean(),
  mine: z.boolean(),
  /** Who brought it; null where that account is gone. */
  author: z.nullable(z.string()),
  archived: z.boolean(),
  updated_at: z.string(),
});
export type OwnTextEntry = z.infer<typeof OwnTextEntry>;

/** Those that were changed last first: the latest hundred. */
export const OwnTextsReply = z.object({ own_texts: z.array(OwnTextEntry) });

/** A text whole, with the revision that the next one is saved over. */
const OwnText = z.object({
  ...OwnTextEntry.shape,
  revision: z.number(),
  form: OwnTextForm,
  /** True where a language model is there that drafts keys. */
  can_draft: orElse(z.boolean(), false),
});
export type OwnText = z.infer<typeof OwnText>;
export const OwnTextReply = z.object({ own_text: OwnText });

/** A text that was looked through. */
export const CheckedOwnTextReply = z.object({
  own_text: OwnText,
  problems: z.array(
    z.object({ level: z.enum(["error", "warning"]), place: z.string(), text: z.string() }),
  ),
});
export type CheckedOwnTextReply = z.infer<typeof CheckedOwnTextReply>;
