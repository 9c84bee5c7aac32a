import * as z from "zod/mini";
import { DialogueOfStudent, PathId, Review } from "./admin-students.ts";
import { ArgumentMap } from "./argument-map.ts";
import { ChatMessage } from "./fields.ts";
import { Verdict } from "./learner-verdict.ts";

/** `GET /api/admin/students/:student_id/sessions/:dialogue_id`. Written to the access log. */
export const TranscriptQuery = z.object({ student_id: PathId, dialogue_id: PathId });

/** A point of the answer key. */
const KeyPoint = z.object({
  /** Its name: "reason 2". */
  name: z.string(),
  /** What a good answer says. */
  statement: z.string(),
});
export type KeyPoint = z.infer<typeof KeyPoint>;

/**
 * How a message bears on a point. `believed`: it was not certain, and the learner was taken at their word; `partly`: it
 * came near; `not_certain`: whether it says it cannot be told.
 */
const POINT_STANDINGS = ["found", "believed", "partly", "not_certain"] as const;

/** Whose words were sent back. */
const COPIED_FROM = ["passage", "much_of_passage", "tutor"] as const;

/** A finding in a message besides its points. */
const MessageFinding = z.discriminatedUnion("kind", [
  /** An earlier message had said a point of this name. */
  z.object({ kind: z.literal("said_before"), name: z.string() }),
  z.object({ kind: z.literal("copied"), from: z.enum(COPIED_FROM) }),
  z.object({
    kind: z.literal("spoken"),
    /** What the message does, or does beside its answer. */
    act: z.string(),
    /** What it is taken to ask or to say, in common words; null where that is not known. */
    asks: z.nullable(z.string()),
    /** By what a message that is no try was known: "no_content", "heap_of_words", … */
    sign: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal("marked") }),
]);
export type MessageFinding = z.infer<typeof MessageFinding>;

/** How a learner's message was judged. */
const MessageAssessment = z.object({
  /** What the message does: "answer", "question", "dont_know", "distress", … */
  speech_act: z.string(),
  /** The points that it touched, in the order of the answer key. */
  points: z.array(
    z.object({
      ...KeyPoint.shape,
      standing: z.enum(POINT_STANDINGS),
      /** How much of it was said, 0 to 1. */
      share: z.number(),
      /** The learner's words for it; null where none were told apart. */
      quotation: z.nullable(z.string()),
    }),
  ),
  /** The known mistakes that it shows: what the tutor says against each. */
  misconceptions: z.array(z.string()),
  /** Whether it picked the right one of the statements that the tutor offered; null where it picked none. */
  chose: z.nullable(z.enum(["right", "wrong"])),
  /** A model's own reason, one sentence; null where it gave none. */
  because: z.nullable(z.string()),
  /** 0 to 1. */
  confidence: z.number(),
  findings: z.array(MessageFinding),
  /** Who judged, and in which version: "built-in@1". */
  judge: z.string(),
  /** The judge that was to judge and gave nothing; null where none was. */
  stands_in_for: z.nullable(z.string()),
});
export type MessageAssessment = z.infer<typeof MessageAssessment>;

/** The tutor's move. */
const TutorMove = z.object({
  /** "confirm", "pump", "hint", "prompt", "correct", "assertion", "advance", "close", … */
  kind: z.string(),
  /** Strength of a hint: 0 is the weakest. */
  level: z.number(),
  /** The points that the learner's message found. */
  covered: z.array(KeyPoint),
  /** The point that is asked about now. */
  target: z.nullable(KeyPoint),
  /** The points that the tutor told. */
  asserted: z.array(KeyPoint),
});
export type TutorMove = z.infer<typeof TutorMove>;

export const TranscriptReply = z.object({
  student_id: z.string(),
  student_first_name: z.string(),
  student_last_name: z.string(),
  ...DialogueOfStudent,
  /** Why it ended as it did: "all_covered", "skill_step_told", "message_limit". */
  outcome_reason: z.nullable(z.string()),
  text_passage: z.string(),
  /** Where a text comes from that a supervisor chose. */
  passage_source: z.optional(z.string()),
  /** Titles, in order. */
  steps: z.array(z.string()),
  /** Position of the learner's message at which it went wrong; null where all was found, or none can be named. */
  turning_point: z.nullable(z.number()),
  /** Positions of the messages that raised a flag. */
  flagged: z.array(z.number()),
  /** The argument as the student has come to know it: as the student sees it, too. */
  argument_map: ArgumentMap,
  /** The decisions about it, newest first. */
  verdicts: z.array(Verdict),
  review: z.nullable(Review),
  messages: z.array(
    z.object({
      /** From 1; the tutor has the odd ones. */
      position: z.number(),
      system_or_user: z.enum(["system", "user"]),
      message_text: z.string(),
      marks: ChatMessage.shape.marks,
      /** Index into `steps`. */
      step: z.number(),
      sent_at: z.string(),
      assessment: z.nullable(MessageAssessment),
      move: z.nullable(TutorMove),
    }),
  ),
});
export type TranscriptReply = z.infer<typeof TranscriptReply>;
