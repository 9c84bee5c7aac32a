import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { roundNetwork } from "../../fit-network.ts";
import { composeArgument, HELD_OUT_FRAMES } from "../../labelled-answer.ts";
import { readLabels } from "../../read-labels.ts";
import { readStrangerArguments } from "../../stranger-arguments.ts";
import { talkSamplesInPlace } from "../ground-samples.ts";
import { roundAll, writeFitted } from "../write-fitted.ts";
import {
  labelledAnswers,
  listedAnswers,
  readJudgedCases,
  strangeAnswers,
  talkAnswers,
} from "./answer-cases.ts";
import { fitOpinion } from "./fit-opinion.ts";

/** Of all talk so much is held against the answers. */
const ONE_IN = 4;

/** Fits the second opinion of the built-in assessor, and writes its weights. */
export async function trainOpinion(encoder: SentenceEncoder) {
  const labels = (await readLabels()).filter(({ frame }) => !HELD_OUT_FRAMES.includes(frame));
  const strangers = await readStrangerArguments();
  const fitted = strangers.filter(({ isHeldOut }) => !isHeldOut).map(({ argument }) => argument);
  const known = new Set(fitted.map(({ issue }) => issue));
  const composed = new Map(
    labels.map((label) => [
      `${label.frame} ${label.issue} ${label.order.join()}`,
      composeArgument(label),
    ]),
  );
  const talk = (await talkSamplesInPlace(encoder, fitted)).filter(
    ({ text }) => hashText(text) % ONE_IN === 0,
  );
  const cases = await readJudgedCases(encoder, [
    ...labelledAnswers(labels),
    ...(await strangeAnswers(strangers)).filter(({ origin }) => known.has(origin)),
    ...listedAnswers([...composed.values(), ...fitted]).filter((_, at) => at % 2 === 0),
    ...talkAnswers(talk),
  ]);
  const { network, bars } = fitOpinion(cases);
  await writeFitted(
    "opinion-weights.json",
    { network: roundNetwork(network), bars: roundAll(bars) },
    0,
  );
  return { bars };
}
