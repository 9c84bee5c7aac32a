import type { SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import type { Argument } from "../../dialogue/argument.ts";
import type { HeardSentence } from "../../llm/guard/hearing-terms.ts";
import { readHearingTerms, type Suspect } from "../../llm/guard/hearing-terms.ts";
import { splitSentences } from "../../llm/guard/split-sentences.ts";
import type { MoveTurn } from "../../llm/wording/materials.ts";
import { hashText } from "../../seeded-choice.ts";
import { ALL_LEAK_WAYS } from "../attacks/all-leak-ways.ts";
import { isSaidWhole } from "../attacks/is-said-whole.ts";
import outOfRole from "../attacks/out-of-role.json" with { type: "json" };
import { guardOf } from "../guard-of.ts";
import { HELD_OUT_FRAMES } from "../labelled-answer.ts";
import { readLabels } from "../read-labels.ts";
import { rightAnswersOf } from "../right-answer.ts";
import { readStrangerArguments, type StrangerArgument } from "../stranger-arguments.ts";
import { turnAfterMiss } from "../stranger-turn.ts";

/** What a sentence is: a good tutor's, a tutor's that tells, a right answer, told in some way, or nobody's in this role. */
export type HearingSource = "good" | "telling" | "answer" | "role";

/** A sentence of a reply in its turn. */
interface SaidSentence {
  readonly turn: MoveTurn;
  readonly sentence: string;
  readonly source: HearingSource;
}

/** A suspect sentence as it is heard, and what it is. */
export interface HearingSample {
  readonly heard: HeardSentence;
  readonly source: HearingSource;
  /** What samples have in common that must not be told apart by it. */
  readonly origin: string;
  readonly sentence: string;
}

/** One in so many labelled answers. */
const EVERY_LABEL = 3;
const MISS = "hm, not sure";

function sentencesOf(reply: string): string[] {
  return splitSentences(reply)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** An answer as a sentence by itself, and the sentences with it of one way of telling. */
function tellAnswer(message: string, expectation: Argument["key"]["expectations"][number]) {
  const words = message.replace(/[.!?]+$/u, "").trim();
  const told = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  const ways = Object.values(ALL_LEAK_WAYS);
  const leak = ways[hashText(message) % ways.length]?.({
    expectation,
    words,
    isInOtherWords: true,
  });
  // What hides its words holds none of them, and what is out of role tells nothing.
  const wrapped = leak === undefined || leak.forbids !== "the secret" ? "" : leak.text;
  const holding = sentencesOf(wrapped).filter((one) =>
    one.toLowerCase().includes(words.toLowerCase()),
  );
  return [told, ...holding];
}

function ofStranger({ argument, turns, otherWords }: StrangerArgument): SaidSentence[] {
  const said = turns.flatMap((one) => {
    const turn = turnAfterMiss(argument, one);
    return [
      ...one.good
        .flatMap(sentencesOf)
        .map((sentence) => ({ turn, sentence, source: "good" as const })),
      ...one.telling.map((sentence) => ({ turn, sentence, source: "telling" as const })),
    ];
  });
  const answers = argument.key.expectations.flatMap((one) => {
    const probe = one.kind === "probe" ? { probe: one.id } : {};
    const turn = turnAfterMiss(argument, { step: one.step, message: MISS, ...probe });
    return (otherWords.get(one.id) ?? [])
      .flatMap((words) => tellAnswer(words, one))
      .map((sentence) => ({ turn, sentence, source: "answer" as const }));
  });
  return [...said, ...answers];
}

/** Sentences that are no tutor's, each at some step of some argument. */
function outOfRoleAt(strangers: readonly StrangerArgument[]): SaidSentence[] {
  return outOfRole.flatMap((sentence, at) => {
    const argument = strangers[at % strangers.length]?.argument;
    if (argument === undefined) return [];
    const step = hashText(sentence) % argument.steps.length;
    return [
      { turn: turnAfterMiss(argument, { step, message: MISS }), sentence, source: "role" as const },
    ];
  });
}

/** Labelled answers to arguments of the composer, told to whoever missed. */
async function ofLabels(): Promise<SaidSentence[]> {
  const labels = (await readLabels()).filter(({ frame }) => !HELD_OUT_FRAMES.includes(frame));
  return rightAnswersOf(labels)
    .filter((_, at) => at % EVERY_LABEL === 0)
    .flatMap(({ argument, dialogue, message, covers }) => {
      const one = argument.key.expectations.find(({ id }) => covers.includes(id));
      if (one === undefined) return [];
      const probe = dialogue.probed.at(-1);
      const place = probe === undefined ? {} : { probe };
      const turn = turnAfterMiss(argument, { step: dialogue.step, message: MISS, ...place });
      return tellAnswer(message, one).map((sentence) => ({
        turn,
        sentence,
        source: "answer" as const,
      }));
    });
}

/** Hears every sentence of strangers and labels that the guard's checks suspect, outside of the held-out ones. */
export async function hearingSamples(
  encoder: SentenceEncoder,
  isMeant: (stranger: StrangerArgument) => boolean,
): Promise<HearingSample[]> {
  const strangers = (await readStrangerArguments()).filter(isMeant);
  const said = [...strangers.flatMap(ofStranger), ...outOfRoleAt(strangers), ...(await ofLabels())];
  let suspects: Suspect[] = [];
  const guard = guardOf(encoder, async (suspect) => {
    suspects.push(suspect);
    return true;
  });
  const samples: HearingSample[] = [];
  for (const { turn, sentence, source } of said) {
    suspects = [];
    await isSaidWhole(guard, turn, sentence);
    // What stands in brackets is heard by itself, and may be no more than an aside.
    const whole = suspects.find(({ read }) => read.text === sentence);
    if (whole === undefined) continue;
    const heard = await readHearingTerms((texts) => encoder.embed(texts), whole);
    samples.push({ heard, source, origin: turn.view.argument.issue, sentence });
  }
  return samples;
}
