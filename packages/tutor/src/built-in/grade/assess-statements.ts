import type { Argument } from "@elenchus/dialogue/argument";
import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import { repairSpelling } from "./reading/spelling.ts";
import { isNormative } from "./reading/norms.ts";
import { splitSegments } from "./reading/segments.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { type Match, matchSegments, pickNearest } from "./match.ts";
import type { Findings } from "./findings.ts";
import type { ScoreKind } from "./score-kinds.ts";
import { scoreMatch } from "./score-model.ts";
import { statementsOf, vocabularyOf } from "./statements.ts";

/** A heap of words, or a claim turned round, comes no nearer than this: below covered and near. */
const HEAP_CAP = 0.5;
/** Words without any glue earn the request to say it as a whole sentence. */
const BARE_CAP = 0.75;
/** What says a misconception more nearly counts as "perhaps" at most. */
const OUTDONE_CAP = 0.55;
const CLEARLY_NEARER = 0.08;
/** So likely must an expectation be to be named among the reasons. */
const MENTIONED_FROM = 0.3;
/** So likely must a misconception be to be corrected. */
const MISCONCEPTION_FROM = 0.7;

/** Holds an answer, its spelling repaired, against what the open step expects and may get wrong. */
export async function matchAnswer(
  encoder: SentenceEncoder,
  argument: Argument,
  step: number,
  message: string,
): Promise<Match[]> {
  const repaired = repairSpelling(message, vocabularyOf(argument));
  const statements = statementsOf(argument, step);
  const isClaimStep = statements.some((one) => one.id === "conclusion");
  const segments = splitSegments(repaired).filter(
    ({ role }) => role !== "rejected" && !(isClaimStep && role === "support"),
  );
  return matchSegments(encoder, repaired, segments, statements);
}

/** Places an answer among what the open step expects and what learners are likely to get wrong. */
export async function assessStatements(
  encoder: SentenceEncoder,
  argument: Argument,
  step: number,
  message: string,
): Promise<Findings> {
  return (await readStatements(encoder, argument, step, message)).findings;
}

/** The same, with what every part of the answer was held against. */
export async function readStatements(
  encoder: SentenceEncoder,
  argument: Argument,
  step: number,
  message: string,
): Promise<{ findings: Findings; matches: Match[] }> {
  const matches = await matchAnswer(encoder, argument, step, message);
  const byStatement = Map.groupBy(matches, (match) => match.statement.id);
  const nearest = [...byStatement.values()].map(pickNearest).filter((match) => match !== null);
  return {
    findings: judge(nearest.map((match) => ({ match, score: scoreMatch(match) }))),
    matches,
  };
}

/** Two or three words with one of content name a topic and claim nothing yet. */
function isScrap({ segment }: Match): boolean {
  return contentStems(segment.text).size < 2 && wordsOf(segment.text).length <= 3;
}

/** Whether the same words say a misconception, and say it more nearly. */
function isOutdone(match: Match, best: readonly { match: Match; score: number }[]): boolean {
  return best.some(
    (rival) =>
      !rival.match.statement.isExpectation &&
      !isContradicted(rival.match) &&
      rival.score >= MISCONCEPTION_FROM &&
      rival.match.segment.text === match.segment.text &&
      rival.match.features.near >= match.features.near + CLEARLY_NEARER,
  );
}

/** A part of an answer does not say the reverse of something when it contradicts just that reverse. */
function isContradicted({ statement, against }: Match): boolean {
  return statement.opposite !== null && against;
}

/** By so much must a reversal outdo what it reverses, before a learner is told to have it the wrong way round. */
const CLEARLY_REVERSED = 0.3;
/** What is as likely as not to be right is never called the wrong way round. */
const MAY_BE_RIGHT = 0.5;

function scoreOfReverse(
  { statement }: Match,
  best: readonly { match: Match; score: number }[],
): number {
  const reverse = best.find((one) => one.match.statement.id === statement.opposite);
  return reverse?.score ?? -CLEARLY_REVERSED;
}

/** What is said of these is weighed by the whole message, however short the part that comes nearest. */
const WHOLE_MESSAGE: ReadonlySet<ScoreKind> = new Set(["impact", "fallacy", "statistical_flaw"]);

/**
 * Share of the words of a text that one way of saying a misconception has, from which on the text surely says it. What should be
 * is more seldom a reason of the learner's own that happens to have the same words.
 */
const SURELY_SAID = { ofNorm: 0.6, ofFact: 0.85 } as const;

/** Whether a text surely says a misconception: a correction that does not fit is worse than none. */
function isSurelySaid({ segment, statement }: Match): boolean {
  const said = [...contentStems(segment.text)];
  const least = isNormative(segment.text) ? SURELY_SAID.ofNorm : SURELY_SAID.ofFact;
  return statement.texts.some((text) => {
    const own = contentStems(text);
    return said.filter((stem) => own.has(stem)).length >= said.length * least;
  });
}

/** The most that a segment of its form can count. */
function capOf(match: Match): number {
  if (match.heaped || match.reversed) return HEAP_CAP;
  const isAboutWhole = WHOLE_MESSAGE.has(match.statement.kind);
  return !isAboutWhole && (match.bare || isScrap(match)) ? BARE_CAP : 1;
}

function judge(best: readonly { match: Match; score: number }[]): Findings {
  const coverage: Record<string, number> = {};
  const reasons: string[] = [];
  let misconception: { id: string; score: number } | null = null;
  let sureness = 0;
  for (const { match, score } of best) {
    const { id, isExpectation } = match.statement;
    sureness = Math.max(sureness, score);
    if (isExpectation) {
      coverage[id] = Math.min(score, isOutdone(match, best) ? OUTDONE_CAP : capOf(match));
      if (match.heaped) reasons.push(`heap_of_words ${id} (${score.toFixed(2)})`);
      else if (score >= MENTIONED_FROM) reasons.push(`says ${id} (${score.toFixed(2)})`);
    } else if (
      score >= MISCONCEPTION_FROM &&
      !isContradicted(match) &&
      isSurelySaid(match) &&
      score > (misconception?.score ?? 0) &&
      scoreOfReverse(match, best) < Math.min(MAY_BE_RIGHT, score - CLEARLY_REVERSED)
    ) {
      misconception = { id, score };
    }
  }
  if (misconception !== null)
    reasons.push(`misconception ${misconception.id} (${misconception.score.toFixed(2)})`);
  return {
    coverage,
    misconception: misconception?.id ?? null,
    confidence: Math.abs(2 * sureness - 1),
    reasons,
  };
}
