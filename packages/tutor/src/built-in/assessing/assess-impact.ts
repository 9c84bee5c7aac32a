import type { DialogueView } from "../../tutor.ts";
import { isHeap } from "../reading/heaps.ts";
import { repairSpelling } from "../reading/spelling.ts";
import { contentStems, normalise, wordsOf } from "../reading/words.ts";
import type { SentenceEncoder } from "../sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import type { Findings } from "./findings.ts";
import { nearnessTo } from "./nearness-to.ts";
import { vocabularyOf } from "./statements.ts";

const SAID = 0.9;
const MEANT = 0.84;
const HALF = 0.68;
const MEANS = 0.72;
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

/** Judges an answer that is to say what a finding does to the argument, and why. */
export async function assessImpact(
  encoder: SentenceEncoder,
  { argument, dialogue }: DialogueView,
  message: string,
): Promise<Findings> {
  const impact = argument.key.expectations.find((one) => one.kind === "impact");
  if (impact === undefined) throw new Error("No impact is expected.");
  const text = repairSpelling(message, vocabularyOf(argument, wordsOf));
  const verdict = readVerdict(text, argument.module === 4);
  if (verdict === "stronger" || verdict === "refuted")
    return {
      coverage: { impact: 0 },
      misconception: verdict === "stronger" ? "no-impact" : "conclusion-must-be-false",
      confidence: 0.8,
      reasons: [`calls it ${verdict}`],
    };
  if (verdict === "reasoned") return found(SAID, "weighs it and says why");
  const near = isHeap(text) ? 0 : await nearnessTo(encoder, text, impact.paraphrases);
  if (near >= MEANS && wordsOf(text).length >= LEAST.words)
    return found(MEANT, `near to a way of saying it (${near.toFixed(2)})`);
  if (verdict === "bare" || near >= 0.6) return found(HALF, "weighs it without saying why");
  const { findings } = await readStatements(encoder, argument, dialogue.step, message);
  return { ...findings, coverage: { impact: 0 } };
}

function found(coverage: number, reason: string): Findings {
  return {
    coverage: { impact: coverage },
    misconception: null,
    confidence: coverage >= MEANT ? 0.85 : 0.6,
    reasons: [reason],
  };
}

type Verdict = "reasoned" | "bare" | "stronger" | "refuted" | "none";

/** What a text says of an argument's strength, and whether it says why. */
function readVerdict(message: string, isAboutValues: boolean): Verdict {
  const text = normalise(message);
  if (isHeap(text)) return "none";
  const weak = WEAKER.exec(text);
  const isSplit = isAboutValues && SPLITS.test(text);
  if (STRONGER.test(text) && (weak === null || !/\b(?:but|unless|if)\b/u.test(text)) && !isSplit)
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
