import type { FirstValue, RankedValue, ReasonEvaluation } from "../evaluation.ts";
import type { Issue } from "../issue.ts";

const countWords = (text: string): number => text.trim().split(/\s+/u).length;

/** Collects what is wrong, each fault behind the place where it stands. */
class Faults {
  readonly found: string[] = [];

  check(sound: boolean, place: string, fault: string): void {
    if (!sound) this.found.push(`${place}: ${fault}`);
  }

  checkText(place: string, text: string, least: number, most: number): void {
    const count = countWords(text);
    this.check(
      count >= least && count <= most,
      place,
      `${count} words, wanted ${least}–${most}: "${text}"`,
    );
    this.check(!/ {2}|^\s|\s$/u.test(text), place, `stray space: "${text}"`);
    this.check(!/[“”‘’]/u.test(text), place, `use straight quotes: "${text}"`);
    this.check(
      !/\b(?:a [aeio]\w|an [bcdfgjklmpqrtvwxyz]\w)/iu.test(
        text.replaceAll(/\ba (?:one|once|euro\w*)\b/giu, ""),
      ),
      place,
      `article: "${text}"`,
    );
    this.check(!/\b(\w+) \1\b/iu.test(text), place, `doubled word: "${text}"`);
  }

  /** A part of a sentence: small first letter, no stop at its end. */
  checkClause(place: string, text: string, least: number, most: number): void {
    this.checkText(place, text, least, most);
    this.check(!/[.!?;:,]$/u.test(text), place, `closing punctuation: "${text}"`);
    this.check(
      !/^\p{Lu}\p{Ll}+ [^\p{Lu}]/u.test(text) || NAME_FIRST.test(text),
      place,
      `capital at the start: "${text}"`,
    );
    this.check(
      !/\b(?:therefore|thus|because)\b/iu.test(text),
      place,
      `signal word inside: "${text}"`,
    );
  }

  checkParaphrases(place: string, list: readonly string[], least: number): void {
    this.check(
      new Set(list.map((one) => one.toLowerCase())).size >= least,
      place,
      `wanted ${least} different paraphrases`,
    );
    this.check(
      list.some((one) => countWords(one) <= 9),
      place,
      "wants one of 9 words or fewer",
    );
    for (const one of list) this.checkText(place, one, 1, 40);
  }
}

/** Capitals that may open a clause: days, months, languages and the like. */
const NAME_FIRST =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|English|French|German|Spanish|Latin|Welsh|Christmas|Easter)/u;
const NORMATIVE = /\b(?:should|ought|must)\b/iu;
const LABELS =
  /\b(?:fallac\w*|straw ?man|ad hominem|dichotomy|slippery|sample|outlier|assum\w+|conclusions?|premises?)\b/iu;

function checkReason(
  faults: Faults,
  place: string,
  { gap, assumption, alternative }: ReasonEvaluation,
  claim: string,
): void {
  faults.checkText(`${place} gap`, gap.question, 6, 20);
  faults.check(gap.question.endsWith("?"), `${place} gap`, "wants a question mark");
  faults.checkParaphrases(`${place} gap`, gap.paraphrases, 5);
  faults.check(
    gap.paraphrases.some((one) => !one.endsWith("?")),
    `${place} gap`,
    "wants a paraphrase that is no question",
  );
  faults.checkClause(`${place} assumption`, assumption.clause, 8, 20);
  faults.check(
    !NORMATIVE.test(assumption.clause),
    `${place} assumption`,
    "says how things are, no should",
  );
  faults.checkParaphrases(`${place} assumption`, assumption.paraphrases, 5);
  faults.checkClause(`${place} alternative`, alternative.clause, 8, 20);
  faults.check(/\bshould\b/u.test(alternative.clause), `${place} alternative`, 'wants "should"');
  faults.check(alternative.clause !== claim, `${place} alternative`, "is the claim");
  faults.checkParaphrases(`${place} alternative`, alternative.paraphrases, 4);
}

function checkValue(faults: Faults, place: string, value: RankedValue): void {
  faults.check(value.ids.length >= 1 && value.ids.length <= 3, place, "wants one to three ids");
  faults.checkText(place, value.phrase, 2, 9);
  faults.check(
    !/^\p{Lu}|[.]$/u.test(value.phrase),
    place,
    `a phrase, no sentence: "${value.phrase}"`,
  );
  faults.checkParaphrases(place, value.paraphrases, 4);
}

/** Two things in one phrase, which one reason will hardly show; what lies between two is one thing. */
const TWO_THINGS = /(?<!\bbetween [^,]*)\band\b/u;

function checkFirstValue(
  faults: Faults,
  place: string,
  { phrase, shownBy = [] }: FirstValue,
): void {
  faults.check(
    shownBy.length > 0 || !TWO_THINGS.test(phrase),
    place,
    `wants to be told which reasons show "${phrase}"`,
  );
  faults.check(
    new Set(shownBy).size === shownBy.length && shownBy.length < 3,
    place,
    "wants different reasons, and no more than a passage gives",
  );
}

function checkFallacies(faults: Faults, where: string, { fallacies }: Issue): void {
  const { strawman, adHominem, falseDichotomy, slipperySlope } = fallacies;
  faults.checkClause(`${where} distortion`, strawman.distortion, 8, 18);
  faults.check(strawman.distortion.startsWith("to "), `${where} distortion`, 'starts with "to"');
  faults.checkClause(`${where} opponent`, adHominem.opponent, 2, 9);
  faults.check(
    /^(?:an?|the) /u.test(adHominem.opponent),
    `${where} opponent`,
    "starts with an article",
  );
  faults.checkClause(`${where} attack`, adHominem.attack, 6, 16);
  faults.check(
    /^(?:has|is|was|cannot|can|once|still|never|\w+s|did|got|left|lost|failed|forgot|spent|turned|\w+ed)\b/u.test(
      adHominem.attack,
    ),
    `${where} attack`,
    `a predicate in the third person singular: "${adHominem.attack}"`,
  );
  faults.checkClause(`${where} option`, falseDichotomy.option, 4, 14);
  faults.checkClause(`${where} threat`, falseDichotomy.threat, 5, 16);
  for (const way of falseDichotomy.thirdWays) {
    faults.checkClause(`${where} third way`, way, 5, 16);
    faults.check(/\bcould\b/u.test(way), `${where} third way`, `wants "could": "${way}"`);
  }
  faults.checkClause(`${where} first`, slipperySlope.first, 3, 12);
  for (const step of slipperySlope.steps) {
    faults.checkClause(`${where} step`, step, 4, 14);
    faults.check(/\bwill\b/u.test(step), `${where} step`, `wants "will": "${step}"`);
  }
  for (const fault of [strawman, adHominem, falseDichotomy, slipperySlope])
    faults.checkParaphrases(`${where} fallacy`, fault.paraphrases, 4);
}

function checkFigures(faults: Faults, where: string, { figures }: Issue): void {
  const { counted, countedShort, people, opinion, amount, subgroups } = figures;
  faults.checkClause(`${where} counted`, counted, 2, 12);
  faults.check(!/\d/u.test(counted), `${where} counted`, "no figure in it");
  faults.checkClause(`${where} countedShort`, countedShort, 1, 3);
  faults.checkClause(`${where} people`, people, 1, 8);
  faults.checkClause(`${where} opinion`, opinion, 4, 14);
  faults.checkClause(`${where} members`, amount.members, 1, 9);
  faults.check(/^an? /u.test(amount.member), `${where} member`, 'starts with "a" or "an"');
  faults.checkClause(`${where} purpose`, amount.purpose, 2, 10);
  faults.checkClause(`${where} outlier`, amount.outlier, 4, 14);
  faults.check(
    /^(?:who|whose|which|that|where)\b/u.test(amount.outlier),
    `${where} outlier`,
    "a relative clause",
  );
  faults.check(
    Number.isInteger(amount.usual) && amount.usual >= 2 && amount.usual <= 60,
    `${where} usual`,
    "a whole number from 2 to 60",
  );
  faults.checkClause(`${where} finding`, subgroups.finding, 12, 24);
  faults.check(
    !/\bno longer (?:\w+ )?\d/u.test(subgroups.finding),
    `${where} finding`,
    'sets one figure against another by "instead of", "up from" or "and elsewhere"',
  );
  for (const group of subgroups.groups) faults.checkClause(`${where} group`, group, 1, 6);
  faults.checkParaphrases(`${where} groups`, subgroups.paraphrases, 4);
}

/** Lists everything in what evaluating needs of an issue that breaks the form that composing needs; empty when sound. */
export function checkEvaluation(issue: Issue): string[] {
  const faults = new Faults();
  const where = issue.id;
  for (const [index, reason] of issue.reasons.entries())
    checkReason(faults, `${where} reason ${index + 1}`, reason, issue.claim);
  if (issue.further !== undefined)
    checkReason(faults, `${where} further`, issue.further, issue.claim);
  const { first, second, concession } = issue.values;
  checkValue(faults, `${where} first value`, first);
  checkFirstValue(faults, `${where} first value`, first);
  checkValue(faults, `${where} second value`, second);
  faults.check(!first.ids.some((id) => second.ids.includes(id)), where, "one value on both sides");
  faults.checkClause(`${where} concession`, concession, 8, 18);
  checkFallacies(faults, where, issue);
  checkFigures(faults, where, issue);
  const { fallacies, figures } = issue;
  for (const text of [
    concession,
    fallacies.strawman.distortion,
    fallacies.adHominem.attack,
    fallacies.falseDichotomy.threat,
    ...fallacies.slipperySlope.steps,
    figures.subgroups.finding,
  ])
    faults.check(!LABELS.test(text), where, `names a fault: "${text}"`);
  return faults.found;
}
