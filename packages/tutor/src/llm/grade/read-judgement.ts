import { NEAR } from "@elenchus/dialogue/coverage";
import type { Findings } from "../../checks/credit/findings.ts";
import type { LentParts } from "../../lent-parts.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { ModelClient } from "../model-client.ts";
import { askedExpectations } from "./asked-expectations.ts";
import type { Judgement } from "./judgement.ts";
import { clamp, type Heard, shorten, weighCredit } from "./weigh-credit.ts";

/** What stands after a judgement was looked at. */
export interface Read extends Findings {
  /** Whether the judge gave credits, and none of them stands: somebody talked it round. */
  readonly isWonOver: boolean;
  /** Whether something was credited that had been found before. */
  readonly isRepeat: boolean;
}

/** Coverage short of which a message did not touch an expectation. */
const TOUCHED = 0.2;
/** Credits and findings of a judgement, as far as they bear looking at. */
export async function readJudgement(
  { seesGround, findRepeats }: Pick<LentParts, "seesGround" | "findRepeats">,
  view: DialogueView,
  heard: Heard,
  judgement: Judgement,
): Promise<Read> {
  const asked = new Set(askedExpectations(view).map((one) => one.id));
  const coverage = new Map<string, number>();
  const earnedBy = new Map<string, string>();
  const reasons: string[] = [];
  const whys: string[] = [];
  const refused: boolean[] = [];
  for (const judged of judgement.expectations) {
    if (!asked.has(judged.id) || clamp(judged.coverage) < TOUCHED) continue;
    const weighed = await weighCredit(seesGround, view, heard, judged);
    const best = coverage.get(judged.id) ?? 0;
    if (weighed.coverage >= Math.max(NEAR, best)) earnedBy.set(judged.id, judged.words);
    coverage.set(judged.id, Math.max(best, weighed.coverage));
    reasons.push(weighed.reason);
    if (clamp(judged.coverage) >= NEAR) refused.push(weighed.isRefused);
    if (judged.why !== "") whys.push(`because of ${judged.id}: ${shorten(judged.why)}`);
  }
  const credits = [...earnedBy].map(([id, words]) => ({ id, words }));
  const repeats = await findRepeats(view, credits);
  for (const id of repeats) {
    coverage.delete(id);
    earnedBy.delete(id);
    reasons.push(`nothing new for ${id}`);
  }
  const misconception = view.argument.key.misconceptions.find(
    (one) => one.step === view.dialogue.step && one.id === judgement.misconception,
  );
  if (misconception !== undefined) reasons.push(`shows ${misconception.id}`);
  return {
    coverage: Object.fromEntries(coverage),
    ...(earnedBy.size === 0 ? {} : { earnedBy: Object.fromEntries(earnedBy) }),
    misconception: misconception?.id ?? null,
    confidence: clamp(judgement.confidence),
    // The first one goes with the move, so it holds nothing but the learner's own words.
    reasons: [...(reasons.length === 0 ? ["touches nothing"] : reasons), ...whys],
    isWonOver: refused.length > 0 && refused.every(Boolean),
    isRepeat: repeats.size > 0,
  };
}

/** A judge, and who else hears a message, if there is anybody. */
interface BesideJudge extends Partial<Pick<LentParts, "assess">> {
  readonly client: ModelClient;
}

/** What stands of the credits of a judge that fell for a decoy: what somebody else hears in the message as well. */
export async function believeAnother(
  { client, assess: hearMessage }: BesideJudge,
  view: DialogueView,
  { answer }: Heard,
  read: Read,
): Promise<Read> {
  const other = await hearMessage?.(view, answer);
  const heard = other?.coverage ?? {};
  const coverage = Object.fromEntries(
    Object.entries(read.coverage).map(([id, value]) => [id, Math.min(value, heard[id] ?? 0)]),
  );
  const earnedBy = Object.fromEntries(
    Object.entries(read.earnedBy ?? {}).filter(([id]) => (coverage[id] ?? 0) >= NEAR),
  );
  return {
    coverage,
    ...(Object.keys(earnedBy).length === 0 ? {} : { earnedBy }),
    misconception: other?.misconception ?? null,
    confidence: other?.confidence ?? read.confidence,
    reasons: [
      ...(other?.reasons ?? ["touches nothing"]),
      `${client.name} credited what nobody said`,
    ],
    isWonOver: Math.max(0, ...Object.values(coverage)) < NEAR,
    isRepeat: false,
  };
}
