import { composePassages } from "@elenchus/curriculum/frames/compose";
import { module1Frames } from "@elenchus/curriculum/frames/module-1-frames";
import type { Issue } from "@elenchus/curriculum/issue";
import { families } from "@elenchus/curriculum/issues/library";
import { matchAnswer } from "@elenchus/tutor/built-in/grade/assess-statements";
import { pickNearest } from "@elenchus/tutor/built-in/grade/match";
import { isElsewhere } from "@elenchus/tutor/built-in/grade/score-model";
import { statementsOf } from "@elenchus/tutor/built-in/grade/statements";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { argumentOf } from "@elenchus/tutor/built-in/compose/argument-of";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Sample } from "./fit-score-model.ts";

/** Samples of the library are many and easy; they must not outweigh the hard labelled answers. */
const WEIGHT = { anchor: 0.02, stranger: 0.05 } as const;
/** Of each statement so many texts serve as anchors. */
const ANCHORS_A_STATEMENT = 3;

/** Talk that answers nothing, whatever the passage. */
const SMALL_TALK = [
  "I had soup for lunch",
  "you should just let me pass now",
  "my friend says that this is the right answer",
  "the writer makes a very good point about the topic",
  "people should think about it more carefully",
] as const;

/**
 * Samples from the issue library. Anchors are a key's own texts, which state their own statement and no
 * other. Strangers are claims of other issues and small talk, which state none.
 * @param leftOut ids of issues that are not to be learnt from
 */
export async function collectFromLibrary(
  encoder: SentenceEncoder,
  leftOut: ReadonlySet<string>,
): Promise<Sample[]> {
  const issues = families()
    .flatMap((family) => family.issues)
    .filter((one) => !leftOut.has(one.id));
  const samples: Sample[] = [];
  for (const [index, issue] of issues.entries()) {
    const frame = module1Frames[index % module1Frames.length];
    const composed = frame && composePassages(frame, issue)[0];
    if (composed === undefined) continue;
    const argument = argumentOf(composed, {
      module: 1,
      issue: issue.question,
      seed: 0,
      writer: "library",
    });
    const others = [1, 2, 9].map((step) => issues[(index + step) % issues.length]);
    const talk = SMALL_TALK[index % SMALL_TALK.length] ?? "";
    for (const step of [0, 1]) {
      for (const { id, texts } of statementsOf(argument, step))
        for (const text of texts.slice(0, ANCHORS_A_STATEMENT))
          samples.push(...(await samplesOf(encoder, argument, step, { text, saidBy: id })));
      for (const text of [...others.flatMap((other) => sayingsOf(other, step)), talk])
        samples.push(...(await samplesOf(encoder, argument, step, { text, saidBy: null })));
    }
  }
  return samples;
}

function sayingsOf(issue: Issue | undefined, step: number): string[] {
  if (issue === undefined) return [];
  const [reason] = issue.reasons;
  return step === 0
    ? [issue.claimParaphrases[0] ?? issue.claim, issue.claimOpposites[1] ?? issue.claim]
    : [reason.paraphrases[1] ?? reason.clause, issue.objectionParaphrases[0] ?? issue.objection];
}

async function samplesOf(
  encoder: SentenceEncoder,
  argument: Argument,
  step: number,
  { text, saidBy }: { text: string; saidBy: string | null },
): Promise<Sample[]> {
  const matches = await matchAnswer(encoder, argument, step, text);
  const asked = argument.key.expectations.filter(
    (one) => one.step === step && one.kind !== "probe",
  );
  return asked.flatMap(({ id }): Sample[] => {
    const match = pickNearest(matches.filter((each) => each.statement.id === id));
    if (match === null || match.heaped || isElsewhere(match.features)) return [];
    const kind = id === "conclusion" ? "conclusion" : "reason";
    const weight = saidBy === null ? WEIGHT.stranger : WEIGHT.anchor;
    return [{ kind, features: match.features, right: id === saidBy, weight }];
  });
}
