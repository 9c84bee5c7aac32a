import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import { wordMove } from "@elenchus/tutor/built-in/word/word-move";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Assessment, Finding, SpeechAct, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import type { MoveTurn } from "@elenchus/tutor/llm/word/materials";

/** A turn of a dialogue of `model-turns.jsonl`: what a learner says, how it is judged, and what models made of it. */
export interface FiledTurn {
  readonly message: string;
  readonly act: SpeechAct;
  /** Expectations that the message earns. */
  readonly covers?: readonly string[];
  /** Expectations that it touches. */
  readonly near?: readonly string[];
  readonly misconception?: string;
  readonly finding?: string;
  /** What a model said that was given the very prompt. */
  readonly reply: string;
  /** Sentences that might stand in a reply there, each of which gives away something that is still to be found. */
  readonly telling: readonly string[];
}

/** A line of `model-turns.jsonl`: a whole dialogue, to which models wrote the replies when given the very prompts. */
export interface FiledDialogue {
  readonly turns: readonly FiledTurn[];
}

/** A turn of a whole dialogue, with what models made of it. */
export interface ModelTurn {
  readonly turn: MoveTurn;
  readonly reply: string;
  readonly telling: readonly string[];
}

/** What a sure judge gives to what is earned, and to what is near. */
const GIVEN = { covers: 0.95, near: 0.65, confidence: 0.9 } as const;

/** Findings by the names that they have in the file. */
const FILED: Readonly<Record<string, Finding>> = {
  copies_the_passage: { kind: "copied", from: "passage" },
  copies_a_hint: { kind: "copied", from: "tutor" },
  commands_the_tutor: { kind: "spoken", act: "off_topic", sign: "commands_the_tutor" },
  no_content: { kind: "spoken", act: "empty_effort", sign: "no_content" },
  heap_of_words: { kind: "spoken", act: "empty_effort", sign: "heap_of_words" },
};

function judge({ act, covers = [], near = [], misconception, finding }: FiledTurn): Assessment {
  return {
    speechAct: act,
    coverage: Object.fromEntries([
      ...near.map((id) => [id, GIVEN.near] as const),
      ...covers.map((id) => [id, GIVEN.covers] as const),
    ]),
    misconceptions: misconception === undefined ? [] : [misconception],
    confidence: GIVEN.confidence,
    findings: [FILED[finding ?? ""] ?? []].flat(),
    judge: "filed",
  };
}

/** Plays a dialogue by the policy, turn by turn; what the tutor said before is the built-in tutor's. */
export function replayTurns(argument: Argument, filed: readonly FiledTurn[]): ModelTurn[] {
  let dialogue = startDialogue(argument);
  let transcript: readonly TranscriptEntry[] = [
    { sender: "system", text: openDialogue(argument), step: 0 },
  ];
  return filed.map((one) => {
    const { message, reply, telling } = one;
    const { step } = dialogue;
    const assessment = judge(one);
    const decided = decideMove(argument, dialogue, assessment);
    const { move } = decided;
    const view = { argument, dialogue: decided.dialogue, transcript };
    const text = wordMove(view, message, move);
    transcript = [
      ...transcript,
      { sender: "user", text: message, step, assessment },
      { sender: "system", text, step: decided.dialogue.step, move },
    ];
    dialogue = decided.dialogue;
    return { turn: { view, message, move }, reply, telling };
  });
}
