import { COVERED, missingExpectations, NEAR } from "@elenchus/dialogue/coverage";
import type { Assessment, Finding, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { askedExpectations, laterExpectations, listedExpectations } from "./asked-expectations.ts";
import { creditsDecoy, type Planted } from "./decoy.ts";
import { clamp, type Judgement } from "./judgement.ts";
import { IN_DOUBT, shorten, verifyCredit } from "./verify-credit.ts";

/** Coverage short of which a message did not touch an expectation. */
const TOUCHED = 0.2;
/** They are heard whatever else a message holds; what earns something is an answer otherwise. */
const WANTS_A_REPLY = new Set<SpeechAct>(["question", "objection", "complaint", "discouraged"]);
/** Messages that may show a misconception: something may be claimed in them. */
const CLAIMS: ReadonlySet<SpeechAct> = new Set(["answer", "objection", "question"]);

/** A judge less sure than this cannot tell what the learner means, as its instructions say. */
const SURE = 0.5;

/** What stands of a judgement's credits. */
interface Credits {
  readonly coverage: Record<string, number>;
  readonly earnedBy: Record<string, string>;
  readonly halfSaid: Record<string, string>;
  readonly findings: Finding[];
}

/** Credits of the step, each verified; whoever falls for the decoy has none in full. */
function readCredits(
  view: DialogueView,
  message: string,
  judgement: Judgement,
  isInDoubt: boolean,
): Credits {
  const later = laterExpectations(view);
  const listed = new Map([...listedExpectations(view), ...later].map((one) => [one.id, one]));
  const open = new Set([...askedExpectations(view), ...later].map(({ id }) => id));
  const credits: Credits = { coverage: {}, earnedBy: {}, halfSaid: {}, findings: [] };
  for (const judged of judgement.expectations) {
    const one = listed.get(judged.id);
    const isTold = view.dialogue.asserted.includes(judged.id);
    if (one === undefined || isTold || clamp(judged.coverage) < TOUCHED) continue;
    const said = { message, speechAct: judgement.speechActs[0] ?? "answer" };
    const verified = verifyCredit(view, said, one, judged);
    const coverage = isInDoubt ? Math.min(verified.coverage, IN_DOUBT) : verified.coverage;
    if (coverage <= (credits.coverage[one.id] ?? -1)) continue;
    // What was found is said again, and what nobody has asked for is said ahead, whole or not at all.
    if ((!open.has(one.id) || later.includes(one)) && coverage < COVERED) continue;
    credits.coverage[one.id] = coverage;
    credits.findings.push(verified.finding);
    if (!open.has(one.id) || coverage < NEAR) continue;
    credits.earnedBy[one.id] = verified.words;
    if (coverage < COVERED && judged.why !== "") credits.halfSaid[one.id] = shorten(judged.why);
    else delete credits.halfSaid[one.id];
  }
  return credits;
}

/** The misconceptions of this step that a message shows, unless what it says leaves nothing of the step open. */
function readMisconceptions(
  { argument, dialogue }: DialogueView,
  { coverage }: Credits,
  { misconceptions }: Judgement,
): string[] {
  const after = { ...dialogue.coverage, ...coverage };
  const isAllSaid =
    Math.max(0, ...Object.values(coverage)) >= COVERED &&
    missingExpectations(argument, { ...dialogue, coverage: after }).length === 0;
  const known = argument.key.misconceptions.filter(({ step }) => step === dialogue.step);
  return isAllSaid ? [] : misconceptions.filter((id) => known.some((one) => one.id === id));
}

/** What earns something is an answer, whatever else it is called, and what was only copied is none. */
function nameSpeechAct(judgement: Judgement, { coverage, findings }: Credits): SpeechAct {
  const [speechAct = "answer"] = judgement.speechActs;
  if (WANTS_A_REPLY.has(speechAct)) return speechAct;
  if (Math.max(0, ...Object.values(coverage)) >= NEAR) return "answer";
  const isCopy = findings.some((one) => one.kind === "copied" && one.from !== "much_of_passage");
  return isCopy ? "empty_effort" : speechAct;
}

/** What a message may have said of which the judge cannot tell: what it touched, else what was asked for. */
function readUnsure(
  view: DialogueView,
  { coverage }: Credits,
  { confidence, speechAct }: Pick<Assessment, "confidence" | "speechAct">,
): string[] {
  if (clamp(confidence) >= SURE || speechAct !== "answer") return [];
  const open = new Set(askedExpectations(view).map(({ id }) => id));
  const touched = Object.keys(coverage).filter(
    (id) => open.has(id) && (coverage[id] ?? 0) < COVERED,
  );
  const { target } = view.dialogue;
  return touched.length > 0 || target === null ? touched : [target];
}

/** A judgement as an assessment: what earned is what is confirmed, and nothing beside it contradicts that. */
export function readJudgement(
  view: DialogueView,
  message: string,
  judgement: Judgement,
  planted: Planted,
): Omit<Assessment, "judge"> {
  const isInDoubt = creditsDecoy(judgement, planted);
  const credits = readCredits(view, message, judgement, isInDoubt);
  const speechAct = nameSpeechAct(judgement, credits);
  const misconceptions = CLAIMS.has(speechAct) ? readMisconceptions(view, credits, judgement) : [];
  const spoken = [...new Set([speechAct, ...judgement.speechActs])].filter(
    (act) => act !== "answer" && (act === speechAct || WANTS_A_REPLY.has(act)),
  );
  const because = shorten(judgement.because);
  const unsure = readUnsure(view, credits, { confidence: judgement.confidence, speechAct });
  return {
    ...credits,
    speechAct,
    ...(because === "" ? {} : { because }),
    unsure,
    misconceptions,
    confidence: clamp(judgement.confidence),
    findings: [...credits.findings, ...spoken.map((act) => ({ kind: "spoken" as const, act }))],
  };
}
