import { countWords } from "@elenchus/curriculum/frames/compose";
import { FALLACIES } from "@elenchus/curriculum/frames/module-5-frames";
import { STATISTICAL_FLAWS } from "@elenchus/curriculum/frames/module-7-frames";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { isForeign } from "../../text/strange-words.ts";
import { contentStems, isFunctionWord } from "@elenchus/dialogue/words/words";
import { findFlawName, withoutHyphens } from "../flaw-names.ts";
import type { PlannedFlaw } from "./plan-argument.ts";

/** Fewest and most words of a passage. Source: design §2. */
const PASSAGE_WORDS = { least: 90, most: 160 } as const;
/** Share of letters that are Latin, below which a passage is in another language's script. */
const LATIN_SHARE = 0.8;

/** Markup, fences and addresses. */
const MARKUP = /[*_#`|‹›\\{}[\]]|https?:|www\.|<\/?\w/u;
/** What models say around what they were asked for. */
const CHATTER =
  /^(?:sure|certainly|absolutely)[,!] (?:here|below|i(?:'ll| will| can))\b|^(?:here(?:'s| is| are)|below is) (?:the|a|an|your|my) (?:\w+ ){0,2}(?:passage|argument|draft|text|key|answer|version|rewrite|reply|json|hints?|prompt)\b|^passage:|^i(?:'m sorry| am sorry| can't| cannot)\b.{0,12}\b(?:help|assist|write|comply|do that)\b|\bas an ai\b|\b(?:as|i am|i'm) (?:only |just )?(?:a|an) (?:\w+ )?(?:ai|language) (?:model|assistant)\b|\b(?:word count|answer key|system prompt|my instructions|json)\b/iu;
/** Words to whoever judges the learner, which no passage and no key has a use for; of people who ignore the rules it may tell. */
const TO_THE_JUDGE =
  /\b(?:this learner|the learner has|(?:dear|note to(?: the)?|attention) (?:tutor|grader|judge|evaluator|assistant)|(?:mark(?:ed)?|count(?:ed)?|treat(?:ed)?) (?:this |it |them )?as (?:passed|correct|covered|found)|(?:ignore|disregard|forget) (?:your|(?:all |any |the )?(?:previous|prior|above)) (?:rules|instructions|guidelines)|(?<=(?:^|[.!?:;"'(]\s*|please |you (?:may |must |should |can )?)\b)(?:ignore|disregard|forget) (?:all|the|any|these|those) (?:rules|instructions|guidelines)|you are now (?:a|an|the)|(?:has|have) passed (?:this|the|every) (?:step|module))\b/iu;
/** In a passage, which is somebody's own text, talk of the passage is chatter, too. */
const TALK_OF_PASSAGE =
  /\b(?:this|the) (?:passage|argument) (?:is|has|contains|illustrates|shows|uses|commits)\b/iu;

/** What would tell a learner what to look for, in any module; in all labels a space stands for a hyphen, too. Dogs may be on the premises. */
const LABELS =
  /\b(?:conclusions?|premise|(?<!\b(?:on|off|from|school|club|company) (?:\w+ ){0,2})premises|fallac\w+|non sequiturs?|logical(?:ly)? (?:flaw|fault|error|mistake)\w*|(?:faulty|flawed|false|bad|poor|weak|sloppy|unsound|muddled|circular) (?:reasoning|logic|inferences?)|(?:reasoning|logic) (?:is|was|seems) (?:\w+ )?(?:faulty|flawed|bad|poor|weak|unsound|circular)|(?:flaws?|faults?|errors?|mistakes?|holes?) in (?:this|that|the|my|his|her|our|their|your) (?:reasoning|logic|argument)\w*)\b/iu;

/** What would tell it in one module. */
const MODULE_LABELS: Readonly<Record<ModuleNumber, RegExp>> = {
  1: /\b(?:ambigu\w+|could mean|may mean|might mean|in the sense of|(?:two|double) meanings?|in both senses)\b/iu,
  2: /\b(?:missing (?:information|facts?|figures?|data)|we are not told|is not known|(?:nobody|no one) knows (?:how|what|who|whether|if|why|where|when|which)|(?<!\bfe(?:el|els|eling|lt) )left out|omit\w*)\b/iu,
  3: /\b(?:assum\w+|presuppos\w+|tak(?:e|es|ing|en) (?:it for granted|for granted that))\b/iu,
  4: /\b(?:value (?:preferences?|conflicts?|judg\w+)|our values|values? \w+ (?:over|above|more than)|priorit\w+|matters? more than|more important than)\b/iu,
  5: /\b(?:caricature|(?<!(?:\b(?:not|without|hardly|never)|n't) )exaggerat\w+|misrepresent\w*|snowball(?:s|ed|ing) (?:in|out)|snowball effect|domino effect|like dominoes|thin end of the wedge|no middle (?:way|ground))\b/iu,
  6: /\b(?:alternativ\w+|another (?:conclusion|explanation|remedy)|other (?:conclusions?|explanations?|ways (?:to|of|out)))\b/iu,
  7: /\b(?:distort\w*|medians?|unrepresentative|(?:is|are|was|were|be|not|hardly|truly|very|fully) representative|representative (?:of|group|survey|poll|picture|number|selection)|statistical\w*|generali[sz]\w+)\b/iu,
};

/** Figures that would be a second flaw beside the planned one. */
const STRAY_FIGURES: Readonly<Partial<Record<PlannedFlaw, RegExp>>> = {
  no_base:
    /\b(?:averages?|(?:the|a) mean (?:of|is|was|age|time|price|cost|score|number|value))\b/iu,
  small_sample: /\b(?:average|doubled|halved|trebled)\b/iu,
  outlier:
    /\b(?:doubled|halved|trebled|(?:rose|fell|risen|fallen|grown|up|down) by (?:\S+ ){0,3}?(?:\d+|per cent|percent|half|(?:a|one|two) (?:third|quarter|fifth|tenth)s?))\b/iu,
  no_subgroups: /\b(?:doubled|halved|trebled)\b/iu,
};

/** That the writer does not know a number: in modules 2 and 7 that is what the learner is to see. */
const ADMITS =
  /(?:\b(?:not|cannot|never|nobody|no one|without)|n't) (?:\w+ ){0,3}?(?:know|knows|known|knowing|told|said|say|says|sure) (?:\w+ )?how (?:many|large|big|often)\b/iu;
/** By which a private person could be reached: an address of mail, a telephone number. */
const PERSONAL =
  /[^\s@]{1,64}@[^\s@]{1,255}|(?<!\p{N})(?:\+\d{1,3}|0)\d{1,4}[\s/-]?\d{3,}[\s-]?\d{2,}/u;
/** How a letter is signed: whose name stands behind its last sentence. */
const SIGNED =
  /(?<=[.!?]["')]*\s)(?:[-–—]\s*|(?:yours|best|kind|warm|with|sincerely|regards|thanks|love)\b[^.!?]{0,30})[\p{L}' -]{2,25}$/iu;
/** Words that may be said twice over: "very very", "all that that means". */
const SAID_TWICE: ReadonlySet<string> = new Set(
  "that had very really so no much many more".split(" "),
);

/** What is planned, as far as a passage depends on it. */
interface Planned {
  readonly module: ModuleNumber;
  readonly flaw: PlannedFlaw | null;
  readonly issue: string;
}

/** What is wrong with a passage in itself, in words for its writer. */
export function checkPassage(passage: string, { module, flaw, issue }: Planned): string[] {
  const faults = [...checkForm(passage), ...checkLabels(passage, module)];
  const stray = flaw === null ? null : STRAY_FIGURES[flaw]?.exec(passage);
  if (stray)
    faults.push(
      `The passage says "${stray[0]}", which brings in a second use of figures beside the planned one. Leave it out.`,
    );
  const asked = contentStems(issue);
  const there = contentStems(passage);
  if (asked.size >= 3 && ![...asked].some((stem) => there.has(stem)))
    faults.push("The passage is not about the issue that was given.");
  return faults;
}

function checkForm(passage: string): string[] {
  const faults: string[] = [];
  const words = countWords(passage);
  if (words < PASSAGE_WORDS.least || words > PASSAGE_WORDS.most)
    faults.push(
      `The passage has ${words} words; it needs ${PASSAGE_WORDS.least} to ${PASSAGE_WORDS.most}, best 115 to 145.`,
    );
  const markup = MARKUP.exec(passage);
  if (markup) faults.push(`The passage holds markup ("${markup[0]}"); it is plain text.`);
  const chatter =
    CHATTER.exec(passage) ?? TO_THE_JUDGE.exec(passage) ?? TALK_OF_PASSAGE.exec(passage);
  if (chatter)
    faults.push(`The passage speaks about itself or to the reader of this task ("${chatter[0]}").`);
  const personal = PERSONAL.exec(passage);
  if (personal)
    faults.push(`The passage tells how to reach somebody ("${personal[0]}"). Leave that out.`);
  if (!/[.!?]["')]*\s*$/u.test(passage.replace(SIGNED, "")))
    faults.push("The passage breaks off: it ends without a stop.");
  const letters = passage.match(/\p{L}/gu)?.length ?? 0;
  const latin = passage.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0 || latin / letters < LATIN_SHARE || isForeign(passage))
    faults.push("The passage is to be in English.");
  const doubled = findDoubled(passage);
  if (doubled !== null) faults.push(`The passage says "${doubled}" twice over.`);
  return faults;
}

/** A small word that is there twice by mistake; names and what is stressed may be. */
function findDoubled(passage: string): string | null {
  for (const [words, word = ""] of passage.matchAll(/\b(\p{L}+) \1\b/giu)) {
    const plain = word.toLowerCase();
    if (isFunctionWord(plain) && !SAID_TWICE.has(plain)) return words;
  }
  return null;
}

/** Names of fallacies are out of place in every passage; those of figures are everyday words elsewhere. */
function checkLabels(passage: string, module: ModuleNumber): string[] {
  const plain = withoutHyphens(passage);
  const kinds = module === 7 ? [...FALLACIES, ...STATISTICAL_FLAWS] : FALLACIES;
  return [
    ...[LABELS, MODULE_LABELS[module], ...(module === 2 || module === 7 ? [ADMITS] : [])].map(
      (labels) => labels.exec(plain)?.[0] ?? null,
    ),
    ...kinds.map((kind) => findFlawName(kind, passage)),
  ].flatMap((found) =>
    found === null
      ? []
      : [
          `The passage says "${found}", which tells the learner what to look for. Say it without that word.`,
        ],
  );
}

/** Whether a text of the key holds markup or chatter. */
export function isUnclean(text: string): boolean {
  // Prompts leave their gap open with "…", and may quote; square brackets and the rest are markup.
  return MARKUP.test(text) || CHATTER.test(text) || TO_THE_JUDGE.test(text);
}
