import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { type Mark, sayMarked } from "@elenchus/domain/marks";
import { believe } from "./believe.ts";
import { judgeChoice } from "./choose.ts";
import type { Assessment, Dialogue, Move } from "./dialogue.ts";
import { judgeBare } from "./finding.ts";
import { judgeMarks } from "./marks.ts";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { pointByPlace } from "./point-by-place.ts";
import { decideMove } from "./policy.ts";
import { withoutDistress } from "./without-distress.ts";
import { limitTime, LONGEST_TURN_MS } from "./limit-time.ts";
import type { TutorCall } from "./model-call.ts";
import type { DialogueView, Tutor } from "./tutor.ts";

/** The result of one turn: all that is to be stored together. */
export interface Turn {
  readonly reply: string;
  readonly assessment: Assessment;
  readonly move: Move;
  readonly dialogue: Dialogue;
}

/** A learner's message, and who hears the reply to it. */
export interface Said {
  /** May be empty beside marks. */
  readonly message: string;
  readonly marks?: readonly Mark[];
  /** Called with every piece of the reply as it comes. */
  readonly onText: (piece: string) => void;
  /** Its signal ends the turn when it is raised; three requests unless it brings its own, and less than a minute. */
  readonly call: TutorCall;
}

/** Requests upstream for one turn, its calls together. Source: issue 5, item 7. */
const MOST_REQUESTS = 3;

/**
 * Takes one turn: judge, decide, word. Pure but for the tutor's own calls; stores nothing. What a learner in
 * distress is told comes from no tutor.
 */
export async function takeTurn(
  tutor: Tutor,
  whole: DialogueView,
  { message, marks: marked = [], onText, ...how }: Said,
): Promise<Turn> {
  const view = withoutDistress(whole);
  const named = marked.length === 0 ? pointByPlace(view, message) : [];
  const call = limitTime({ requests: { left: MOST_REQUESTS }, ...how.call }, LONGEST_TURN_MS);
  const judged = await assess(tutor, view, message, { marks: [...marked, ...named], call });
  // Who names a sentence by its place has answered, however it is put.
  const isAnswer = named.length > 0 && judged.speechAct !== "distress";
  const heard: Assessment = isAnswer ? { ...judged, speechAct: "answer" } : judged;
  const assessment = believe(view, message, heard);
  call.signal.throwIfAborted();
  const offersChoice = tutor.offersChoice ?? false;
  const { move, dialogue } = decideMove(view.argument, view.dialogue, assessment, { offersChoice });
  if (move.kind === "support") {
    onText(SUPPORT_TEXT);
    return { reply: SUPPORT_TEXT, assessment, move, dialogue };
  }
  let reply = "";
  const after = { ...view, dialogue, heard: assessment };
  const said = sayMarked(message, marked, splitSentences(view.argument.passage));
  for await (const piece of tutor.wordMove(after, said, move, call)) {
    call.signal.throwIfAborted();
    reply += piece;
    onText(piece);
  }
  return { reply, assessment, move, dialogue };
}

/** Marks and choices are looked up in the answer key; what was typed besides, the tutor judges, and is told of the marks. */
async function assess(
  tutor: Tutor,
  view: DialogueView,
  message: string,
  { marks: given, call }: { readonly marks: readonly Mark[]; readonly call: TutorCall },
): Promise<Assessment> {
  const { argument, dialogue } = view;
  const marks = judgeMarks(argument, dialogue, given);
  const typed =
    message === "" && given.length > 0
      ? MARKS_ALONE
      : (judgeChoice(argument, dialogue, message) ??
        (await tutor.assess({ ...view, marked: marks }, message, call)));
  return given.length === 0 ? typed : { ...typed, marks };
}

/** The judgement of a message in which nothing was typed. */
const MARKS_ALONE = judgeBare({ kind: "marked" }, "look-up", 1);
