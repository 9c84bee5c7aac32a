import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "./argument.ts";
import type { Assessment, Dialogue, JudgedMark, Move, TranscriptEntry } from "./dialogue.ts";
import type { TutorCall } from "./model-call.ts";

/** The issues that are wanted. */
export interface IssueRequest {
  /** As the learner typed it, trimmed. */
  readonly interest: string;
  /** The list that was offered last; the new one differs. */
  readonly previous: readonly string[];
  /** Issues that are not to be offered: the learner has just worked on them. */
  readonly avoid: readonly string[];
  /** Any integer; the same request with the same seed gives the same list. */
  readonly seed: number;
}

/** Issues to choose from. */
export interface IssueList {
  /** Five to eight distinct, arguable, concrete questions. */
  readonly issues: readonly string[];
  /** Said before them, in plain text: what they are about where they are not about the very interest, or why not. */
  readonly note?: string;
  /** Interests to choose from instead, where no argument is written about this one; the issues are about these. */
  readonly otherInterests?: readonly string[];
}

/** The argument that is wanted. */
export interface ArgumentRequest {
  readonly module: ModuleNumber;
  /** One of the issues that were offered. */
  readonly issue: string;
  readonly interest: string;
  readonly seed: number;
  /** `frame` of the learner's latest arguments, newest first; the new one differs where it can. */
  readonly recentFrames: readonly string[];
}

/** Where a dialogue stands. */
export interface DialogueView {
  readonly argument: Argument;
  readonly dialogue: Dialogue;
  /** Oldest first. */
  readonly transcript: readonly TranscriptEntry[];
  /** The judgement of the message that is answered now, where a move is put into words. */
  readonly heard?: Assessment;
  /** The marks of the message that is judged now, looked up. */
  readonly marked?: readonly JudgedMark[];
}

/**
 * A tutor: writes arguments, judges answers and finds words. It never decides a move; the policy does.
 * All calls may reject; nothing is stored by them, so each may be repeated.
 */
export interface Tutor {
  /** Name and version, as judgements carry it: "built-in@1". */
  readonly name: string;
  /** Set where it offers statements to choose from when it is unsure what an answer says. */
  readonly offersChoice?: true;
  suggestIssues(request: IssueRequest, call: TutorCall): Promise<IssueList>;
  writeArgument(request: ArgumentRequest, call: TutorCall): Promise<Argument>;
  /** The first message, which greets, says that an AI is talking, and opens the first step. */
  openDialogue(argument: Argument): string;
  /** Judges a message against the open step. */
  assess(view: DialogueView, message: string, call: TutorCall): Promise<Assessment>;
  /** Puts a decided move into words, piece by piece; `support` into its fixed words, and no others. `view.dialogue` is the state after the move. */
  wordMove(view: DialogueView, message: string, move: Move, call: TutorCall): AsyncIterable<string>;
  /** The performance summary of an ended dialogue, in Markdown. */
  summarise(view: DialogueView, call: TutorCall): Promise<string>;
}
