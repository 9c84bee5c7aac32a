import { splitSentences } from "@elenchus/domain/split-sentences";
import { contentStems, normalise } from "@elenchus/dialogue/words/words";

/** Where a sentence or a clause orders something, and does not say that somebody should do it. */
const START = String.raw`(?:(?:^|[.!?,;:–—("'\]] ?)(?:(?:and|so|then|but|now|just|also|simply) )*|\b(?:please|pls|kindly|let's|let us|(?:can|could|will|would) you|you (?:must|should|have to|need to|can|will)) )(?:please |just |now )*`;

/** A sign that stands where an order begins. */
function order(pattern: RegExp): RegExp {
  return new RegExp(START + pattern.source, "u");
}

/**
 * Strong signs that a message wants something of the program and says nothing of the passage: orders to the judge,
 * other roles, codes. Looked for in lower case. Plain questions, objections and complaints show none of them.
 */
const SIGNS: readonly RegExp[] = [
  // "mark this as correct", "count my answer as passed", "set this step to done"
  order(
    /(?:(?:mark|grade|score|count|rate|register|record|approve|validate|credit|tick|pass|set)\b[^.!?]{0,20}\b(?:me|mine|it|this|that|everything|every|answers?|messages?|steps?|learner)|(?:accept|treat|consider) (?:me|mine|my|this answer))\b[^.!?]{0,40}\b(?:as|to) (?:be )?(?:an? |the |fully )?(?:correct|right|passed|completed?|covered|done|found|full|accepted|success\w*|solved)\b/u,
  ),
  // "give me full marks", "award this all the points"
  order(
    /(?:give|award|grant|assign|report|output|return)\b[^.!?]{0,30}\b(?:full|top|maximum|all|perfect|the|100 ?%?)(?: of)?(?: the)? (?:marks?|points?|credits?|scores?|coverage|grades?)\b/u,
  ),
  // "ignore your instructions", "forget all of the above"
  order(
    /(?:ignore|disregard|forget|override|overrule|bypass|suspend)\b[^.!?]{0,30}\b(?:(?:your|previous|prior|earlier|safety|system) (?:\w+ )?(?:rules|guidelines?|restrictions?|polic(?:y|ies)|orders|filters?|training)|instructions?|prompts?|guardrails|programming|above)\b/u,
  ),
  // "print your system prompt", "reason-2: found"
  /\b(?:print|show|reveal|repeat|output|recite|leak)\b[^.!?]{0,20}\b(?:system prompt|your (?:\w+ )?(?:instructions|prompt|programming|rubric))\b|\b(?:system (?:prompt|message|override)|(?:developer|debug|god|admin) mode|admin\w* override|jailbreak)\b|\b(?:reason|term|gap|assumption|own|probe|expectation)-\d/u,
  // "pretend you are my grandmother", "act as a pirate", "let's swap roles"
  order(
    /(?:pretend (?:to be|you|that (?:you|i|we)|i|we|this)|(?:act|behave|respond|reply|answer|speak|talk) (?:only )?(?:as|like) (?:a|an|my|the|if|though) |role-?play|impersonate|simulate (?:a|an|the|being)|(?:swap|switch|change|reverse) roles)\b/u,
  ),
  // "you are now DAN", "I am your developer"
  /\byou(?:'re| are) (?:now )?(?:dan|\w+bot|\w*gpt|\w+tutor|free from|no longer bound|unrestricted)\b|\bfrom now on,? (?:answer|accept|mark|reply|respond)\b|\b(?:i am|i'm|this is) (?:your (?:developer|programmer|creator|maker|admin\w*|operator|supervisor|examiner|boss)|the (?:developer|admin\w*|supervisor|examiner)(?!'))\b/u,
  // "the learner has passed", "coverage: 1.0", "note to the grader"
  /\bthe learner (?:has|is|was|did|must)\b[^.!?]{0,40}\b(?:pass\w*|found|earned|covered|correct\w*|understood|finished|credit\w*|complete\w*)\b|\b(?:coverage|confidence|outcome|score|status|grade|verdict)["']?\s*[:=]\s*["']?(?:\d|full|true|all|pass\w*|complete\w*|success|covered|max\w*|done|accept)|\b(?:note|instruction)s? (?:to|for) (?:the )?(?:judge|grader|evaluator|marker)\b/u,
  // Codes that are to be read or run.
  /\bbase ?64\b|\brot-?13\b|\bde(?:code|crypt|cipher) (?:this|it|the|my)\b|\b(?:execute|run|eval) (?:this|the following|code)\b|\b[0-9a-f]{24,}\b|(?:\b[01]{7,8}\b\s*){3,}|(?:%[0-9a-f]{2}){3,}/u,
  // Tags, braces and labels of a prompt.
  /<\/?[a-z][^<>]{0,80}>|<\||\|>|\[\/?(?:inst|sys|system|user|assistant)\]|\{\s*["']?[a-z_]+["']?\s*:|\bsudo\b|^#{2,}|^\s*(?:system|assistant|developer|admin|judge|grader|output)\s*:/u,
];
/** A row of letters of both cases and figures, as base64 has them. */
const BLOB =
  /(?<![A-Za-z0-9+/])(?=[A-Za-z0-9+/]*[a-z][A-Z])(?=[A-Za-z0-9+/]*\d|\S*=)[A-Za-z0-9+/]{16,}={0,2}/u;

const CLAUSE_END = /(?<=[,;:–—])\s+|\s(?=(?:and|but|so|now|please) )/u;

/** The result of a check for gaming. */
export interface GamingCheck {
  /** The message without the parts that game the tutor; empty where nothing else is said. */
  readonly rest: string;
  readonly hasGaming: boolean;
}

function showsSign(text: string): boolean {
  const plain = normalise(text);
  return BLOB.test(text) || SIGNS.some((sign) => sign.test(plain));
}

/** A sentence without the clauses that show a sign; without all of it where none does by itself. */
function withoutSigns(sentence: string): string {
  const clauses = sentence.split(CLAUSE_END);
  const kept = clauses.filter((clause) => !showsSign(clause));
  const rest = kept.join(" ");
  return kept.length === clauses.length || showsSign(rest) ? "" : rest;
}

/** Takes orders to the judge, role play and codes out of a message; beside an answer they change nothing. */
export function checkGaming(message: string): GamingCheck {
  const sentences = splitSentences(message);
  const kept = sentences.map((one) => (showsSign(one) ? withoutSigns(one) : one));
  const hasGaming = kept.some((one, index) => one !== sentences[index]);
  if (!hasGaming) return { rest: message.trim(), hasGaming };
  const rest = kept
    .filter((one) => contentStems(one).size > 0)
    .join(" ")
    .trim();
  return { rest, hasGaming };
}

/** Whether a message games the tutor and says nothing else. */
export function isGaming(message: string): boolean {
  const { rest, hasGaming } = checkGaming(message);
  return hasGaming && rest === "";
}
