import { isHeap } from "./reading/heaps.ts";
import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";

/** Fewest words and content words of an answer that gives a reason with its verdict. */
const LEAST = { words: 7, content: 3 } as const;
/** An answer of so many words says enough when it tells what is left, or what falls away. */
const TOLD = { words: 9, content: 4 } as const;

const WEAKER =
  /\b(?:weak\w*|less (?:\w+ )?(?:convincing|persuasive|strong|credible|believable|powerful|trustworthy|reliable|solid|effective|sure|certain)|(?:not|isn't|n't|hardly|barely|never|no longer|not as|not so|not very|not really|not that) (?:\w+ ){0,3}?(?:convinc\w*|persua\w*|strong|follow\w*|support\w*|hold\w*|prove\w*|enough|credible|reliable|stand\w*|trust\w*|believ\w*|justif\w*|solid)|unconvincing|unpersuasive|undermin\w*|falls? (?:apart|down|flat)|fails?|failing|collaps\w*|crumbl\w*|damag\w*|doubt\w*|shak\w*|unsupported|unproven|(?:can't|cannot|can not|couldn't) (?:really |yet |even )?(?:be sure|judge|tell|say|know|trust|accept)|don't know (?:if|whether)|nothing (?:is )?left|(?:little|not much|less|no|only|hardly any|half) (?:\w+ )?(?:support|left|remains?|weight|value|worth|force)|only (?:the |one |two |a )?(?:other|remaining|partly|convinc\w*|persua\w*|works?|those|someone|half)|depends? (?:on|entirely)|useless|worthless|flimsy|shaky|persuades? (?:me |us )?less|half convinc\w*|halfway|so-so|takes a (?:knock|hit|blow)|loses?|lost)\b/u;
/** What falls away, what is left, or what does not follow, said of the thing itself. */
const TELLS_EFFECT =
  /\b(?:left with|(?:all|what)(?:'s| that| that's| that'd| i'm| he's| she's| we're| is| you're)? (?:be )?(?:left|remains)|'s left|(?:it's |its |we're |you're |comes |shrinks |boils |really )?down to|still (?:counts?|stands?|holds?|convinces?|speaks?|there|reasons?|okay|ok|good|convinced|unanswered|decide|prefer|want|say|choose|true|works?)|on (?:its|their) own|untouched|remains?|(?:proves?|tells?|shows?|adds?|gives?|worth|means?|says?|learn|contributes?|grounds? for) (?:\w+ ){0,4}?(?:nothing|zero|little|hardly|almost nothing|next to nothing|no more)|(?:is|are|'s|was) (?:worth )?(?:gone|out|worthless|peanuts|fantasy|just fantasy|left open|taste|nothing|open)|(?:gives?|gave|have|has|is|there's|with) (?:me |us |him )?(?:no|zero) (?:\w+ )?(?:grounds?|reasons?|proof|answer|improvement)|no (?:grounds?|reason|answer) (?:is |are )?(?:given|why|to|for|in|at)|(?:doesn't|does not|doesnt|don't|dont|didn't|isn't|isnt|aren't|can't|cant|wouldn't|won't|wont|not|never) (?:\w+ ){0,4}?(?:push\w*|scar\w*|moved?|shows?|prove|tell|hold|help|count|mean|persuade|force|answer\w*|a reason|anything|the case|matter|give|dealt|deal|moved|promise|learn|have to|has to|far|want|accept|agree|be scared|buy|enough|sure)|zero|hardly worth|count for (?:zero|nothing|little|much)|not (?:very )?far|isn't moved|not pushed|stops? holding|gets? you nowhere|half (?:of )?(?:his|her|the) case|nobody (?:knows|wants|would|looks|says)|who'd believe|so what|(?:would|could|might|may) (?:\w+ ){0,4}?(?:still|instead|stay|say|think|prefer|agree|disagree|go on|go either way|not|be fine|be enough|serve)|has to (?:say|show|explain|tell)|got to (?:say|show|explain|tell)|have to (?:find out|know|tell|say|show)|need to find out|either way|rests? on|hangs? on|comes down to|share it or)\b/u;
const SPLITS =
  /\b(?:(?:those|people|ppl|readers?|someone|somebody|anyone|whoever|a (?:reader|person|parent)|others|everyone|anybody) (?:\w+ ){0,4}?(?:who|that|with|which|care\w*|value\w*|rank\w*|share\w*|think\w*|prefer\w*|disagree\w*|like)|same (?:values?|priorit\w+|view|ranking|order)|share\w* (?:the|his|her|their|this|that|those|it)|other way (?:a)?round|depends on)\b/u;
const BECAUSE =
  /\b(?:because|since|as|cause|cos|cuz|bc|so|due to|if|unless|until|without|when|but|although|even though|though|and (?:we|you|it|they|nobody|the|then|there|that|so|only|not)|which|that is why|means?|given|seeing|after|once|only|still|otherwise|therefore|thus|not|doesn't|don't|isn't|aren't|can't|nothing|nobody|could|might|may)\b/u;
/** What may join a reason in a longer answer. */
const JOINS = /\b(?:and|who|for|by|with|no|other|another|would|will|in|of)\b/u;
const LONGER = 10;
/** A longer answer that speaks of no change may speak of the matter and not of the argument. */
const TERSE = 14;
const STRONGER =
  /\b(?:(?:makes? it|makes? the (?:argument|case|reasoning)|it is|it's|becomes?|gets?|much|even|a lot|is|seems?) (?:much |even |more |a lot |far |very |really |so |quite |still |just as |as |perfectly |a )*(?:stronger|better|(?:more )?powerful|good argument|more (?:convincing|persuasive|credible)|(?:very |really |still |just as |perfectly |totally |completely |quite )(?:convincing|persuasive|strong|good)|convincing (?:as|because|since)|strong (?:as|because|since)|good (?:because|since))|no (?:effect|impact|difference|influence)|(?:doesn't|does not|don't|didn't|won't|not) (?:really |actually |even )?(?:change|affect|make a difference|make any difference|influence|weaken|harm)\b(?! (?:that|if|how|what)))/u;
const PRAISES =
  /^(?:it |the argument |this |that |he |very |fully |totally |i think )*(?:(?:makes? it |makes? the argument )?(?:stronger|better|more (?:convincing|persuasive|powerful))|fully|convinces? (?:me|us|everyone|everybody|all)|persuades? (?:me )?(?:fully|completely|everyone)|very (?:convincing|persuasive|strong|good|far)|(?:doesn't|does not) matter|convincing because|strong because|will be convinced|(?:is )?still true)\b/u;
const REFUTED =
  /\b(?:(?:conclusion|writer|it|that|claim|argument|reasons?) (?:is|are|must be|has to be|was) (?:then |therefore |thus |completely |simply |just |definitely |clearly )*(?:false|wrong|untrue|incorrect|invalid|a lie)|opposite (?:is|must be) true|proves? (?:that )?(?:the writer|he|she|it|they) (?:is|are) wrong|proven wrong|disproves?)\b/u;
/** A plan drawn from it, in the place of a verdict. */
const PLAN = /^(?:so|then|therefore|thus|that means)\b.{0,60}\bshould\b/u;
const PERSON =
  /\b(?:biased|lying|liar|lies? about|could be lying|trust (?:him|her)|an? \w+ lover)\b/u;
/** Taste in the place of a reason. */
const TASTE = /\bi (?:just |really )?(?:like|love|hate|enjoy|prefer)\b/u;

const NO_CHANGE =
  /\b(?:(?:doesn't|does not|doesnt|don't|dont|won't|wouldn't|didn't) (?:really |actually |even )?(?:change|affect|alter) (?:anything|much|it|the argument|a thing|that)|(?:no|hardly any) (?:effect|impact|difference|influence)|as (?:strong|convincing|good|persuasive) as before)\b/u;

/** What a text makes of an argument's strength; "bare" gives no reason for it. */
export type Verdict = "reasoned" | "bare" | "stronger" | "refuted" | "none";

/** What a text says of an argument's strength, and whether it says why. */
export function readVerdict(message: string): Verdict {
  const text = normalise(message);
  if (isHeap(text) || TASTE.test(text)) return "none";
  const weak = WEAKER.exec(text);
  const tells = TELLS_EFFECT.test(text) || SPLITS.test(text);
  const turns =
    /\b(?:but|unless|though|still|less|weak\w*|not|doesn't|isn't|nothing|any ?more|left)\b/u.test(
      text,
    );
  if (NO_CHANGE.test(text) && wordsOf(text).length <= TERSE) return "stronger";
  if (PRAISES.test(text) && !/\b(?:but|less|weaker|unless)\b/u.test(text)) return "stronger";
  if (STRONGER.test(text) && !(tells && turns)) return praiseOr(weak);
  if (PLAN.test(text) || (REFUTED.test(text) && weak === null)) return "refuted";
  if (PERSON.test(text) && weak === null) return "none";
  if (weak === null && !tells) return "none";
  const rest = weak === null ? text : text.replace(weak[0], " ");
  const isLong = wordsOf(text).length >= LEAST.words && contentStems(rest).size >= LEAST.content;
  const isJoined = BECAUSE.test(rest) || (wordsOf(text).length >= LONGER && JOINS.test(rest));
  if (weak !== null) return isLong && isJoined ? "reasoned" : "bare";
  const isTold = wordsOf(text).length >= TOLD.words && contentStems(text).size >= TOLD.content;
  return isTold ? "reasoned" : "none";
}

/** "It does not make it stronger" is no praise. */
function praiseOr(weak: RegExpExecArray | null): Verdict {
  return weak !== null && /\b(?:less|weak\w*|not|n't|lose|unconvinc\w*)\b/u.test(weak[0])
    ? "reasoned"
    : "stronger";
}
