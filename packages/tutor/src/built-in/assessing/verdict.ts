import { isHeap } from "../reading/heaps.ts";
import { contentStems, normalise, wordsOf } from "../reading/words.ts";

/** Fewest words and content words of an answer that gives a reason with its verdict. */
const LEAST = { words: 7, content: 3 } as const;

const WEAKER =
  /\b(?:weak\w*|less (?:\w+ )?(?:convincing|persuasive|strong|credible|believable|powerful|trustworthy|reliable|solid|effective|sure|certain)|(?:not|isn't|n't|hardly|barely|never|no longer|not as|not so|not very|not really|not that) (?:\w+ ){0,3}?(?:convinc\w*|persua\w*|strong|follow\w*|support\w*|hold\w*|prove\w*|enough|credible|reliable|work|stand\w*|trust\w*|believ\w*|count\w*|show\w*|justif\w*|solid)|unconvincing|unpersuasive|loses?|lost|undermin\w*|falls? (?:apart|down|flat)|fails?|failing|collaps\w*|crumbl\w*|harm\w*|hurts?|damag\w*|reduc\w*|lower\w*|doubt\w*|shak\w*|unsupported|unproven|can't (?:be sure|judge|tell|say|know|trust|accept)|cannot (?:be sure|judge|tell|say|know|trust|accept)|don't know (?:if|whether)|doesn't know|nothing (?:is )?left|(?:little|not much|less|no|only|hardly any|half) (?:\w+ )?(?:support|left|remains?|weight|value|worth|reason)|only (?:the |one |two |a )?(?:other|remaining|reasons?|first|second|half|partly|part|convinc\w*|persua\w*|works?|those|people|readers?|if|someone)|depends? (?:on|entirely)|fewer|some (?:people|readers)|worse|useless|pointless|worthless|empty|flimsy|shaky|thin|bad)\b/u;
const SPLITS =
  /\b(?:(?:those|people|readers?|someone|somebody|anyone|whoever|a (?:reader|person)|others|everyone|anybody) (?:\w+ ){0,4}?(?:who|that|with|which|care\w*|value\w*|rank\w*|agree\w*|share\w*|think\w*|prefer\w*|disagree\w*|like)|won't|will not|wouldn't|not everyone|same (?:values?|priorit\w+|view|ranking|order)|share\w* (?:the|his|her|their|this|that|those)|other way (?:a)?round|depends on)\b/u;
const BECAUSE =
  /\b(?:because|since|as|cause|cos|cuz|bc|so|due to|if|unless|until|without|when|but|although|even though|though|and (?:we|you|it|they|nobody|the|then|there|that|so|only)|which|that is why|means?|given|seeing|after|once|who|for|by|with|only|still|otherwise|therefore|thus|not|doesn't|don't|isn't|aren't|can't|nothing|nobody|no|other|another|could|might|may|would)\b/u;
const STRONGER =
  /\b(?:(?:makes? it|makes? the (?:argument|case|reasoning)|it is|it's|becomes?|gets?|much|even|a lot|is|seems?) (?:much |even |more |a lot |far |very |really |so |quite |still |just as |as |perfectly )*(?:stronger|more (?:convincing|persuasive|credible)|(?:very |really |still |just as |perfectly |totally |completely |quite )(?:convincing|persuasive|strong)|convincing as|strong as)|no (?:effect|impact|difference|influence)|(?:doesn't|does not|don't|didn't|won't|not) (?:really |actually |even )?(?:change|affect|matter|make a difference|make any difference|influence|weaken|harm|hurt)\b(?! (?:that|if|how|what)))/u;
const REFUTED =
  /\b(?:(?:conclusion|writer|it|that|claim) (?:is|must be|has to be|was) (?:then |therefore |thus |completely |simply |just |definitely |clearly )*(?:false|wrong|untrue|incorrect|a lie)|opposite (?:is|must be) true|proves? (?:that )?(?:the writer|he|she|it|they) (?:is|are) wrong|proven wrong|disproves?)\b/u;

/** What a text makes of an argument's strength; "bare" gives no reason for it. */
export type Verdict = "reasoned" | "bare" | "stronger" | "refuted" | "none";

/** What a text says of an argument's strength, and whether it says why. */
export function readVerdict(message: string): Verdict {
  const text = normalise(message);
  if (isHeap(text)) return "none";
  const weak = WEAKER.exec(text);
  const isSplit = SPLITS.test(text);
  if (STRONGER.test(text) && !/\b(?:but|unless|if|though)\b/u.test(text) && !isSplit)
    return strongOr(weak);
  if (REFUTED.test(text) && weak === null) return "refuted";
  if (weak === null && !isSplit) return "none";
  const rest = weak === null ? text : text.replace(weak[0], " ");
  const isReasoned =
    wordsOf(text).length >= LEAST.words &&
    contentStems(rest).size >= LEAST.content &&
    BECAUSE.test(rest);
  return isReasoned ? "reasoned" : "bare";
}

/** "It does not make it stronger" is no praise. */
function strongOr(weak: RegExpExecArray | null): Verdict {
  return weak !== null && /\b(?:less|weak\w*|not|n't|lose|unconvinc\w*)\b/u.test(weak[0])
    ? "reasoned"
    : "stronger";
}
