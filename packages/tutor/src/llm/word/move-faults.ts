import type { MoveKind } from "@elenchus/dialogue/dialogue";
import { normalise } from "@elenchus/dialogue/words/words";
import type { Fault } from "../guard/fault.ts";
import type { MoveTurn } from "./materials.ts";

/** Moves that leave the step in which the learner answered. */
const LEAVING: ReadonlySet<MoveKind> = new Set(["advance", "assertion", "close"]);

/** Calls right what stands before it, or finds something found. */
const CALLS_RIGHT = new RegExp(
  [
    "^\\W*(?:(?:yes|yeah|well|ah|oh)[,.!]? )?(?:exactly|precisely|correct|perfect|excellent|brilliant|bravo|bingo|spot on|absolutely|indeed|well (?:done|seen|spotted|found|put)|great (?:job|work|answer)|good (?:job|answer|work)|nicely done)\\b(?: (?:so|right))?\\s*(?:[,.!;:—–-]|$)",
    "\\b(?:that|this|it)(?:'s| is) (?:(?!all\\b|not\\b|never\\b|almost\\b|nearly\\b|partly\\b|hardly\\b|half\\b)\\w+ )?(?:right|correct|spot on|perfect)(?=\\s*(?:[,.!;:—–-]|$|and\\b|answer\\b))",
    "\\b(?:that|this)(?:'s| is) it\\b\\s*[.!,:]",
    "\\byou(?:'re| are) (?:(?!not\\b|almost\\b|nearly\\b|partly\\b)\\w+ )?(?:right|correct|spot on)\\b(?! (?:that|to|about))",
    "\\byou(?:'ve| have) (?:now )?shown (?:all|everything|what (?:is|was) (?:asked|needed|wanted))\\b",
    "\\byou(?:'ve| have) (?:just )?(?:got (?:it|that)|found (?:it|the (?:right |correct )?(?:answer|conclusion|reason|fallacy|flaw|word))|nailed|solved)\\b",
  ].join("|"),
  "u",
);

/** Says yes to what stands before it. */
const NODS =
  /^\W*(?:yes|right|indeed|true|it is)(?:[.!]|[,:—–-]+ (?:that|this|it|you|exactly|correct|indeed)\b)/u;

/** Says yes and goes on with what somebody said; what only softens a miss says no yes to it. */
const AGREES =
  /^\W*yes[,:;—–-]+ (?!(?:but|and what|although|though|let|we|i|try|take|look|of course|please)\b)/u;
/** Moves by which an answer is helped on: it did not get there. */
const HELPING: ReadonlySet<MoveKind> = new Set(["hint", "prompt", "pump", "correct"]);

/** Speaks of a step, a dialogue or a module as passed, or of going on. */
const GOES_ON =
  /\b(?:(?:on|go|move|over|through|up|ahead) to the (?:next|following|last|final)\b|you (?:may|can|could) (?:now )?(?:go|pass|proceed|continue|leave|skip|move on|advance)\b|(?:we|you) (?:are|'re|have) (?:all |now |both )?(?:done|finished|through)\b|all that (?:was|is) needed|you have shown all|that is (?:all|it) for (?:this|now|today)|(?:next|new) (?:step|part|stage|section)\b(?! of the (?:passage|text|argument|sentence))|(?:let us|let's|we(?:'ll| will| can)?|you can) (?:now )?(?:move|go) on|moving on|step (?:is|has been) (?:now )?(?:passed|done|complete\w*|finished|covered|over)|you(?:'ve| have)? (?:now )?(?:passed|completed|finished|cleared) (?:this|the|that|it|your|all|every)\b)/u;
const GRANTED =
  /\b(?:you(?:'ve| have)? (?:now )?(?:passed|unlocked|won)|unlock\w*|(?:mark|marked|marking|count|counted|record\w*|register\w*|set|setting) (?:this|that|it|you|your|the)\b.{0,30}\b(?:passed|complete\w*|correct|covered|done|success\w*)|(?<!\bask(?:s|ed|ing)? for )full marks|module (?:is |has been )?(?:now )?(?:passed|complete\w*|finished))\b/u;
const GRANTS = new RegExp(
  [
    "\\bi(?:'ll| will| shall| can| do| have|'ve| am going to| hereby)? (?:(?!cannot|can't|don't|won't|never|not)\\w+ )?(?:count(?:ed)?|mark(?:ed)?|note(?:d)?|record(?:ed)?|accept(?:ed)?|grant(?:ed)?|award(?:ed)?|credit(?:ed)?|log(?:ged)?|tick(?:ed)?|approve[d]?|let you (?:pass|through|off|on|go)|wave[d]? you|pass(?:ed)? you|give in|gave in|given in|excuse[d]? you|waive[d]?|unlock(?:ed)?|open(?:ed)? the next|make an exception|yield)\\b(?! (?:on|how|what|that you (?:say|think|mean|point)|your (?:point|question|doubt)))",
    "\\b(?:settles|concludes|completes|finishes|closes|ends) (?:this|that|the|our) (?:part|step|question|task|point|matter|module|dialogue)\\b|\\bsince you insist\\b|\\b(?:noted|recorded|marked|logged|registered|ticked|accepted) (?:it |this |that |your answer )?as\\b|(?<!\\b(?:if|when|whether|what) )\\b(?:that|this|it|which) (?:counts(?! (?:in favour|in its favour|for|against|towards?|as (?:a|one|another) (?:reason|value)))|will do|is enough(?! to\\b| for (?!this\\b|that\\b|me\\b|us\\b|now\\b|you\\b))|is accepted|is fine as an answer|goes through|earns)\\b",
    GRANTED.source,
  ].join("|"),
  "u",
);
/** Calls a dialogue a success. */
const SUCCEEDED =
  /\b(?:congratulations|well done|you(?:'ve| have)? (?:succeeded|made it|completed (?:it|the|this)|found (?:it all|everything))|(?:a|full|great|your) success|successful(?:ly)?)\b/u;

/** Checks that a reply makes the decided move and no other, sentence by sentence. */
export function createMoveCheck({ view, move }: MoveTurn): (sentence: string) => Fault | null {
  const { outcome } = view.dialogue;
  // Nothing is right but what this message earned.
  const isRight = move.covered.length > 0 || move.kind === "confirm" || move.kind === "advance";
  // "Yes, one at a time is fine" answers a question about the task, and nods to no answer.
  const mayNod = isRight || move.finding === "asks_about_the_task";
  return (sentence) => {
    const text = normalise(sentence);
    if (!isRight && CALLS_RIGHT.test(text))
      return { kind: "praise", reason: `calls right in ${move.kind}` };
    const agrees = NODS.test(text) || (HELPING.has(move.kind) && AGREES.test(text));
    if (!mayNod && agrees) return { kind: "praise", reason: `nods in ${move.kind}` };
    if (GRANTS.test(text)) return { kind: "progress", reason: "grants something" };
    if (!LEAVING.has(move.kind) && GOES_ON.test(text))
      return { kind: "progress", reason: `goes on in ${move.kind}` };
    if (outcome === "failure" && SUCCEEDED.test(text))
      return { kind: "progress", reason: "calls it a success" };
    if (outcome !== null && /\?["'”’)*\s]*$/u.test(text))
      return { kind: "asks_on", reason: "asks at the end" };
    return null;
  };
}
