import { STORED_ANSWERS } from "@elenchus/curriculum/answers/answers";
import type {
  KeyPoint,
  MessageAssessment,
  MessageFinding,
  TutorMove,
} from "@elenchus/contract/admin-transcript";
import type { AnswerKey } from "@elenchus/dialogue/argument";
import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { Assessment, Finding, Move } from "@elenchus/dialogue/dialogue";
import { namePoints } from "./name-points.ts";

/** The texts that ids of an answer key stand for. */
export interface KeyTexts {
  /** In the order of the key. */
  readonly points: ReadonlyMap<string, KeyPoint>;
  readonly corrections: ReadonlyMap<string, string>;
}

export function readKey(key: AnswerKey): KeyTexts {
  return {
    points: namePoints(key),
    corrections: new Map(key.misconceptions.map(({ id, correction }) => [id, correction])),
  };
}

type Standing = MessageAssessment["points"][number]["standing"];

/** @param covered what the message found by the policy's count: what was marked is not in the judgement */
function standingOf(
  { coverage, believed, unsure = [] }: Assessment,
  covered: readonly string[],
  id: string,
): Standing | null {
  const share = coverage[id] ?? 0;
  if (id === believed) return "believed";
  if (share >= COVERED || covered.includes(id)) return "found";
  if (unsure.includes(id)) return "not_certain";
  return share >= NEAR ? "partly" : null;
}

/** The question of a stored answer, in the words in which it is asked most. */
function questionOf(id: string | undefined): string | null {
  return STORED_ANSWERS.find((one) => one.id === id)?.questions[0] ?? null;
}

/** Findings besides the points, in words. */
function presentFinding(finding: Finding, { points }: KeyTexts): MessageFinding[] {
  switch (finding.kind) {
    case "graded":
      return [];
    case "said_before": {
      const point = points.get(finding.id);
      return point === undefined ? [] : [{ kind: "said_before", name: point.name }];
    }
    case "spoken":
      return [
        {
          kind: "spoken",
          act: finding.act,
          asks: questionOf(finding.asks),
          sign: finding.sign ?? null,
        },
      ];
    case "copied":
    case "marked":
      return [finding];
  }
}

/**
 * How a message was judged, in the words of its answer key.
 * @param reply what the tutor decided on it; null where that is not there
 */
export function presentAssessment(
  assessment: Assessment,
  reply: Move | null,
  texts: KeyTexts,
): MessageAssessment {
  const { points, corrections } = texts;
  const { speechAct, coverage, earnedBy, misconceptions, because, findings } = assessment;
  return {
    speech_act: speechAct,
    points: [...points].flatMap(([id, point]) => {
      const standing = standingOf(assessment, reply?.covered ?? [], id);
      return standing === null
        ? []
        : [{ ...point, standing, share: coverage[id] ?? 0, quotation: earnedBy?.[id] ?? null }];
    }),
    misconceptions: misconceptions.map((id) => corrections.get(id) ?? ""),
    chose: assessment.chose ?? null,
    because: because ?? null,
    confidence: assessment.confidence,
    findings: findings.flatMap((one) => presentFinding(one, texts)),
    judge: assessment.judge,
    stands_in_for: assessment.standsInFor?.judge ?? null,
  };
}

/** The tutor's decision, in the words of the answer key. */
export function presentMove(
  { kind, level, covered, target, asserted }: Move,
  { points }: KeyTexts,
): TutorMove {
  const listed = (ids: readonly string[]): KeyPoint[] => ids.flatMap((id) => points.get(id) ?? []);
  return {
    kind,
    level,
    covered: listed(covered),
    target: target === null ? null : (points.get(target) ?? null),
    asserted: listed(asserted),
  };
}
