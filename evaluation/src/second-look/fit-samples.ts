import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { HELD_OUT_FRAMES } from "../labelled-answer.ts";
import { readLabels } from "../read-labels.ts";
import { rightAnswersOf } from "../right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "../stranger-arguments.ts";
import { readWrongAnswers } from "../wrong-answers.ts";
import {
  elsewhereSamples,
  honestSamples,
  writtenRights,
  writtenSamples,
  wrongLabelSamples,
} from "./answer-samples.ts";
import { type GroundSample, talkSamplesInPlace } from "./ground-samples.ts";

/** All that the second look is fitted to: the tuned part of the labelled and the strangers' answers, and talk. */
export async function readFitSamples(encoder: SentenceEncoder): Promise<GroundSample[]> {
  const labels = (await readLabels()).filter((label) => !HELD_OUT_FRAMES.includes(label.frame));
  const strangers = (await readStrangerArguments()).filter(({ isHeldOut }) => !isHeldOut);
  const strange = strangers.flatMap(strangerAnswers);
  const written = await readWrongAnswers(strangers);
  return [
    ...honestSamples([...rightAnswersOf(labels), ...strange]),
    ...elsewhereSamples([...strange, ...writtenRights(written)]),
    ...wrongLabelSamples(labels),
    ...writtenSamples(written),
    ...(await talkSamplesInPlace(
      encoder,
      strangers.map(({ argument }) => argument),
    )),
  ];
}
