import { type Mark, MARK_ROLES } from "@elenchus/domain/marks";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import type {
  Assessment,
  Dialogue,
  Move,
  MoveKind,
  OutcomeReason,
  Sign,
  SpeechAct,
} from "@elenchus/dialogue/dialogue";
import type { TransferResult } from "@elenchus/dialogue/transfer-check";
import * as z from "zod/mini";
import { upcastAssessment, upcastMove } from "./upcast-findings.ts";
import {
  asObject,
  count,
  listOf,
  orElse,
  recordOf,
  text,
  textOrNull,
  texts,
} from "./stored-json.ts";

const [FIRST_MODULE] = MODULE_NUMBERS;

// Words that a later release may add to are read as they are.
const isText = (value: unknown): boolean => typeof value === "string";
const speechAct = orElse(z.custom<SpeechAct>(isText), "answer");
const share = orElse(z.number().check(z.minimum(0), z.maximum(1)), 0);
const shares = recordOf(z.number());

const StoredState = z.object({
  module: orElse(z.literal(MODULE_NUMBERS), FIRST_MODULE),
  step: count,
  coverage: shares,
  asserted: texts,
  probed: texts,
  target: textOrNull,
  learnerMessages: count,
  stepMessages: count,
  rung: count,
  dontKnowRun: count,
  pumpRun: count,
  unsureRun: count,
  unsureOf: texts,
  marked: texts,
  isLocating: orElse(z.boolean(), false),
  choice: orElse(
    z.nullable(z.object({ target: z.string(), options: texts, right: z.int() })),
    null,
  ),
  offered: listOf(z.int()),
  chosen: texts,
  outcome: orElse(z.nullable(z.enum(["success", "failure"])), null),
  outcomeReason: orElse(z.nullable(z.custom<OutcomeReason>(isText)), null),
});

const StoredMark = z.object({ sentence: z.int().check(z.nonnegative()), role: z.enum(MARK_ROLES) });
const StoredJudgedMark = z.object({
  ...StoredMark.shape,
  standing: z.exactOptional(orElse(z.enum(["right", "wrong", "later"]), "later")),
  instead: z.exactOptional(
    z.enum(["conclusion", "reason", "detail", "objection", "concession", "background"]),
  ),
});

const StoredFinding = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("graded"),
    id: z.string(),
    zone: z.enum(["accepted", "unsure", "missed"]),
    likelihood: share,
    quotation: z.exactOptional(z.string()),
  }),
  z.object({ kind: z.literal("said_before"), id: z.string() }),
  z.object({ kind: z.literal("copied"), from: z.enum(["passage", "much_of_passage", "tutor"]) }),
  z.object({
    kind: z.literal("spoken"),
    act: speechAct,
    asks: z.exactOptional(z.string()),
    sign: z.exactOptional(z.custom<Sign>(isText)),
  }),
  z.object({ kind: z.literal("marked") }),
]);

const StoredAssessment = z.object({
  speechAct,
  coverage: shares,
  unsure: z.exactOptional(texts),
  believed: z.exactOptional(z.string()),
  alsoWeak: z.exactOptional(z.literal(true)),
  takesBack: z.exactOptional(texts),
  marks: z.exactOptional(listOf(StoredJudgedMark)),
  chose: z.exactOptional(z.enum(["right", "wrong"])),
  earnedBy: z.exactOptional(recordOf(z.string())),
  halfSaid: z.exactOptional(recordOf(z.string())),
  because: z.exactOptional(text),
  misconceptions: texts,
  confidence: share,
  findings: listOf(StoredFinding),
  judge: text,
  standsInFor: z.exactOptional(z.object({ judge: z.string(), failure: z.string() })),
});

const StoredMove = z.object({
  kind: orElse(z.custom<MoveKind>(isText), "pump"),
  speechAct,
  because: orElse(z.nullable(StoredFinding), null),
  step: count,
  covered: texts,
  near: texts,
  again: z.exactOptional(texts),
  target: textOrNull,
  level: count,
  misconceptions: texts,
  asserted: texts,
  nextStep: orElse(z.nullable(z.int().check(z.nonnegative())), null),
  marks: z.exactOptional(listOf(StoredJudgedMark)),
  options: z.exactOptional(texts),
  chose: z.exactOptional(z.enum(["right", "wrong"])),
  isRest: z.exactOptional(z.boolean()),
  takenBack: z.exactOptional(texts),
});

const StoredResult = z.object({
  steps: listOf(
    z.object({
      standing: orElse(z.enum(["found", "partly", "not_found", "not_judged"]), "not_judged"),
      share,
      missed: texts,
    }),
  ),
  passed: orElse(z.boolean(), false),
});

/** The state of a dialogue as any release has stored it. */
export function readState(stored: unknown): Dialogue {
  return z.parse(StoredState, asObject(stored));
}

/** A judgement as any release has stored it. */
export function readAssessment(stored: unknown): Assessment {
  return z.parse(StoredAssessment, upcastAssessment(asObject(stored)));
}

/** The marks of a message as any release has stored them. */
export function readMarks(stored: unknown): Mark[] {
  return z.parse(listOf(StoredMark), stored);
}

/** The judgements of a transfer check, in order. */
export function readAssessments(stored: unknown): Assessment[] {
  return (Array.isArray(stored) ? stored : []).map(readAssessment);
}

/** A move as any release has stored it. */
export function readMove(stored: unknown): Move {
  return z.parse(StoredMove, upcastMove(asObject(stored)));
}

/** Reads the result of a transfer check, as any release has stored it. */
export function readTransferResult(stored: unknown): TransferResult {
  return z.parse(StoredResult, asObject(stored));
}

/** Issues as they were offered: a plain list, which has no room for a version. */
export function readIssues(stored: unknown): string[] {
  return z.parse(texts, stored);
}

/** Of a whole, in parts; halves are possible. */
const parts = orElse(z.number().check(z.nonnegative()), 0);

const Parts = z.object({ alone: parts, helped: parts, pointed: parts, told: parts });

const StoredSkills = listOf(z.object({ title: text, record: orElse(z.nullable(Parts), null) }));

/** How each step of an ended dialogue went; `record` is null where the learner did not come to it. */
export type DialogueSkills = z.infer<typeof StoredSkills>;

/** The same, as any release has stored it. */
export function readSkills(stored: unknown): DialogueSkills {
  return z.parse(StoredSkills, stored);
}
