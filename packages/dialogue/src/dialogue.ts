import type { Mark } from "@elenchus/domain/marks";
import type { ModuleNumber } from "@elenchus/domain/modules";

/**
 * The acts of a learner's message. An objection contests the task or what the tutor said; a complaint says that the
 * tutor did not hear or treat the learner right. Source: AutoTutor's speech acts; `distress` is decision 19's.
 */
export const SPEECH_ACTS = [
  "answer",
  "question",
  "objection",
  "complaint",
  "dont_know",
  "asks_for_answer",
  "off_topic",
  "empty_effort",
  "discouraged",
  "distress",
] as const;

/** The act of a learner's message. */
export type SpeechAct = (typeof SPEECH_ACTS)[number];

/** How a point was read: said, perhaps said, not said. */
export type Zone = "accepted" | "unsure" | "missed";

/** Whose words a message sends back: the passage's, much of the passage beside some of its own, or the tutor's. */
export type CopiedFrom = "passage" | "much_of_passage" | "tutor";

/** The sign by which a message that is no try was known. */
export type Sign =
  | "commands_the_tutor"
  | "heap_of_words"
  | "in_another_language"
  | "no_content"
  | "does_not_know"
  | "signs_of_distress";

/**
 * One thing that a judge found in a message. `graded`: how a point of the answer key was read, with the learner's words
 * for it where the judge quoted some; `said_before`: an earlier message says the point; `spoken`: what the message does,
 * or does beside its answer, with the id of the stored answer to it.
 */
export type Finding =
  | {
      readonly kind: "graded";
      readonly id: string;
      readonly zone: Zone;
      /** That the message says it, 0 to 1. */
      readonly likelihood: number;
      readonly quotation?: string;
    }
  | { readonly kind: "said_before"; readonly id: string }
  | { readonly kind: "copied"; readonly from: CopiedFrom }
  | {
      readonly kind: "spoken";
      readonly act: SpeechAct;
      readonly asks?: string;
      readonly sign?: Sign;
    }
  | { readonly kind: "marked" };

/** A judgement of one learner message, with what was found in it and its judge. */
export interface Assessment {
  readonly speechAct: SpeechAct;
  /** By expectation id, 0 to 1; an expectation that is absent was not touched. */
  readonly coverage: Readonly<Record<string, number>>;
  /** By id, the learner's words for what was credited; absent where the judge named none. */
  readonly earnedBy?: Readonly<Record<string, string>>;
  /** Ids of expectations of which the judge cannot tell whether the message says them; none of them is covered. */
  readonly unsure?: readonly string[];
  /** Id of what the judge was not certain of and the learner is believed to have said; absent where nothing is. */
  readonly believed?: string;
  /** Set where the message misses the planned weakness and names another real one of the argument. */
  readonly alsoWeak?: true;
  /** On a complaint: credits that the learner gives back. */
  readonly takesBack?: readonly string[];
  /** The sentences that were marked, each with what the look-up found. */
  readonly marks?: readonly JudgedMark[];
  /** Set where the message picks one of the statements that the tutor offered: whether it was the right one. */
  readonly chose?: "right" | "wrong";
  /**
   * By id, for what the message came near to: the part of it that the learner has said, in one short sentence of
   * the judge's that does not say the rest. Never for what is covered.
   */
  readonly halfSaid?: Readonly<Record<string, string>>;
  /**
   * The judge's reason, one short sentence about the learner's words: what in them is right, and what is wrong or
   * too vague. It does not say what is still to be found.
   */
  readonly because?: string;
  /** Ids of the misconceptions that the message shows; they may stand beside a right part. */
  readonly misconceptions: readonly string[];
  /** 0 to 1: how sure the judge is of the whole. */
  readonly confidence: number;
  /** The findings in the message, the most telling first. */
  readonly findings: readonly Finding[];
  /** Name and version of the judge. */
  readonly judge: string;
  /** The judge that was to judge and gave nothing, and why. */
  readonly standsInFor?: { readonly judge: string; readonly failure: string };
}

/** `later`: where it goes wrong is not asked, or stands nowhere that could be marked. */
export type MarkStanding = "right" | "wrong" | "later";

/** A mark with what the answer key says of it. */
export interface JudgedMark extends Mark {
  /** Absent where the mark is one of too many, or of more wrong ones than right ones: nothing is said of it. */
  readonly standing?: MarkStanding;
  /** The sentence's own part, where the mark is wrong: for the words alone. */
  readonly instead?: "conclusion" | "reason" | "detail" | "objection" | "concession" | "background";
}

/** The tutor's next step. `support` leaves the dialogue as it is: somebody may need help. */
export type MoveKind =
  | "confirm"
  | "pump"
  | "hint"
  | "prompt"
  /** Not certain what was meant: asks to mark the sentence. */
  | "locate"
  /** Not certain what was meant, again: offers statements to choose from. */
  | "choose"
  | "correct"
  | "assertion"
  | "answer_question"
  /** A complaint: owns the mistake, and takes a credit back that it is about. */
  | "apologise"
  | "redirect"
  | "advance"
  | "close"
  | "support";

/** A decided move: everything that the wording needs to know, and nothing unearned besides ids. */
export interface Move {
  readonly kind: MoveKind;
  /** The message's own speech act, for the tone of the answer. */
  readonly speechAct: SpeechAct;
  /** The judge's first finding. */
  readonly because: Finding | null;
  /** Index of the step in which the learner answered. */
  readonly step: number;
  /** Expectations that this message covered. */
  readonly covered: readonly string[];
  /** Expectations that this message came near to without covering them. */
  readonly near: readonly string[];
  /** Expectations that had been covered before and that this message says again; absent where it says none. */
  readonly again?: readonly string[];
  /** The expectation that the tutor now asks about. */
  readonly target: string | null;
  /** Strength of a hint: 0 is the weakest. */
  readonly level: number;
  /** The misconceptions that the message shows; with `confirm` and `prompt` beside what was right. */
  readonly misconceptions: readonly string[];
  /** Expectations that the tutor tells now. */
  readonly asserted: readonly string[];
  /** Index of the step that opens now, if one does. */
  readonly nextStep: number | null;
  /** The message's marks, judged; absent where it had none. */
  readonly marks?: readonly JudgedMark[];
  /** With `choose`: the statements, in the order in which they are shown. */
  readonly options?: readonly string[];
  /** Where the message chose among offered statements: whether it was the right one. */
  readonly chose?: "right" | "wrong";
  /** With `confirm`: beside what was right the target may have been said, too, and the learner is asked to point to it. */
  readonly isRest?: boolean;
  /** The credits that a complaint took back; what it says in their place may be covered. */
  readonly takenBack?: readonly string[];
}

/** How a dialogue ended by itself; leaving it is the server's `abandoned`. */
export type Outcome = "success" | "failure";

/** Why a dialogue ended as it did. */
export type OutcomeReason = "all_covered" | "skill_step_told" | "message_limit";

/** Statements to choose from. */
export interface Choice {
  /** The expectation that the right one states. */
  readonly target: string;
  readonly options: readonly string[];
  /** Index of the right one. */
  readonly right: number;
}

/** The state of a dialogue. JSON all through; changed by the policy alone. */
export interface Dialogue {
  readonly module: ModuleNumber;
  /** Index of the open step. */
  readonly step: number;
  /** Best coverage so far, by expectation id; falls by a complaint alone. */
  readonly coverage: Readonly<Record<string, number>>;
  /** Expectations that the tutor told; they never count as the learner's. */
  readonly asserted: readonly string[];
  /** Probes that were asked. */
  readonly probed: readonly string[];
  /** The expectation that the last tutor message asked about. */
  readonly target: string | null;
  readonly learnerMessages: number;
  /** Learner messages in the open step. */
  readonly stepMessages: number;
  /** How often in a row the learner tried on the open step and did not get further. */
  readonly rung: number;
  /** "I don't know" in a row on the open step. */
  readonly dontKnowRun: number;
  /** Pumps in a row. */
  readonly pumpRun: number;
  /** Answers in the open step of which the judge could not tell what they say. */
  readonly unsureRun: number;
  /** The points that those answers may have said. */
  readonly unsureOf: readonly string[];
  /** Expectations that the learner pointed to in the passage; never taken back. */
  readonly marked: readonly string[];
  /** Whether the last tutor message asked to mark a sentence. */
  readonly isLocating: boolean;
  /** The statements that the last tutor message offered to choose from; null where it offered none. */
  readonly choice: Choice | null;
  /** Steps in which statements were offered. */
  readonly offered: readonly number[];
  /** Expectations that were covered by choosing, not in the learner's words. */
  readonly chosen: readonly string[];
  readonly outcome: Outcome | null;
  readonly outcomeReason: OutcomeReason | null;
}

/** One message with what was judged and decided about it. */
export interface TranscriptEntry {
  readonly sender: "user" | "system";
  readonly text: string;
  /** Index of the step in which it was said. */
  readonly step: number;
  /** Sentences that a learner message marks; absent where it marks none. */
  readonly marks?: readonly Mark[];
  /** On learner messages that have been judged. */
  readonly assessment?: Assessment;
  /** On tutor messages, save the first. */
  readonly move?: Move;
}
