import type { Issue, IssueFamily, IssueReason } from "../issue.ts";

const words = (text: string): number => text.trim().split(/\s+/u).length;

function between(where: string, text: string, least: number, most: number): string[] {
  const count = words(text);
  return count >= least && count <= most
    ? []
    : [`${where}: ${count} words, wanted ${least}–${most}: "${text}"`];
}

function checkClause(where: string, clause: string): string[] {
  const faults: string[] = [];
  if (/[.!?;:,]$/u.test(clause)) faults.push(`${where}: closing punctuation: "${clause}"`);
  if (/^\p{Lu}/u.test(clause)) faults.push(`${where}: capital at the start: "${clause}"`);
  if (/\b(because|therefore|thus|since|so that)\b/iu.test(clause))
    faults.push(`${where}: signal word inside: "${clause}"`);
  return faults;
}

function checkText(where: string, text: string): string[] {
  const faults: string[] = [];
  if (/ {2}|^\s|\s$/u.test(text)) faults.push(`${where}: stray space: "${text}"`);
  if (/[“”‘’]/u.test(text)) faults.push(`${where}: use straight quotes: "${text}"`);
  if (
    /\b(a [aeio]\w|an [bcdfgjklmpqrtvwxyz]\w)/iu.test(
      text.replaceAll(/\ba (one|once|euro\w*)\b/giu, ""),
    )
  )
    faults.push(`${where}: article: "${text}"`);
  if (/\b(\w+) \1\b/iu.test(text)) faults.push(`${where}: doubled word: "${text}"`);
  return faults;
}

function checkSentence(where: string, text: string): string[] {
  return /^[\p{Lu}\d"'].*[.!?]$/u.test(text) ? [] : [`${where}: not a whole sentence: "${text}"`];
}

function checkParaphrases(
  where: string,
  list: readonly string[],
  least: number,
  terse = 6,
): string[] {
  const faults: string[] = [];
  if (new Set(list.map((one) => one.toLowerCase())).size < least)
    faults.push(`${where}: wanted ${least} different paraphrases`);
  if (!list.some((one) => words(one) <= terse))
    faults.push(`${where}: wants at least one of ${terse} words or fewer`);
  return faults.concat(list.flatMap((one) => checkText(where, one)));
}

function checkReason(where: string, reason: IssueReason): string[] {
  const { clause, detail, ambiguous } = reason;
  const faults = [
    ...checkClause(where, clause),
    ...between(`${where} clause`, clause, 8, 18),
    ...between(`${where} detail`, detail, 12, 22),
    ...checkSentence(`${where} detail`, detail),
    ...checkParaphrases(`${where} paraphrases`, reason.paraphrases, 5),
    ...checkParaphrases(`${where} opposites`, reason.opposites, 2, Infinity),
    ...[clause, detail, ambiguous.stake, ...ambiguous.readings].flatMap((text) =>
      checkText(where, text),
    ),
    ...checkSentence(`${where} stake`, ambiguous.stake),
    ...ambiguous.readings.flatMap((reading) => between(`${where} reading`, reading, 2, 12)),
  ];
  if (clause.split(ambiguous.phrase).length !== 2)
    faults.push(`${where}: "${ambiguous.phrase}" must stand in the clause once`);
  if (/\bshould\b/u.test(clause))
    faults.push(`${where}: a reason says how things are, without "should"`);
  return faults;
}

function checkIssue(issue: Issue): string[] {
  const where = issue.id;
  const phrases = issue.reasons.map((reason) => reason.ambiguous.phrase.toLowerCase());
  const faults = [
    ...checkClause(`${where} claim`, issue.claim),
    ...between(`${where} claim`, issue.claim, 8, 18),
    ...checkClause(`${where} objection`, issue.objection),
    ...between(`${where} objection`, issue.objection, 6, 16),
    ...[issue.background, issue.otherBackground].flatMap((background) => [
      ...between(`${where} background`, background, 18, 32),
      ...checkSentence(`${where} background`, background),
      ...checkText(where, background),
    ]),
    ...checkParaphrases(`${where} claim`, issue.claimParaphrases, 5),
    ...checkParaphrases(`${where} claim opposites`, issue.claimOpposites, 4, Infinity),
    ...checkParaphrases(`${where} objection`, issue.objectionParaphrases, 3),
    ...[issue.question, issue.claim, issue.objection].flatMap((text) => checkText(where, text)),
    ...issue.reasons.flatMap((reason, index) =>
      checkReason(`${where} reason ${index + 1}`, reason),
    ),
  ];
  if (
    !/^(Should|Is|Are|Do|Does|Must|Ought)\b.*\?$/u.test(issue.question) ||
    issue.question.length > 110
  )
    faults.push(`${where}: question form: "${issue.question}"`);
  const question = issue.question.toLowerCase();
  for (const paraphrase of issue.claimParaphrases)
    if (question.includes(paraphrase.toLowerCase()))
      faults.push(`${where}: the question gives the claim away: "${paraphrase}"`);
  if (!/\bshould\b/u.test(issue.claim)) faults.push(`${where}: the claim needs "should"`);
  if (new Set(phrases).size < 3)
    faults.push(`${where}: the three ambiguous terms must differ: ${phrases.join(", ")}`);
  const whole = [
    issue.background,
    issue.otherBackground,
    issue.objection,
    issue.claim,
    ...issue.reasons.map((reason) => `${reason.clause} ${reason.detail}`),
  ]
    .join(" ")
    .toLowerCase();
  for (const phrase of phrases) {
    if (whole.split(new RegExp(`\\b${phrase}\\b`, "u")).length !== 2)
      faults.push(`${where}: "${phrase}" must stand in the whole issue only once`);
  }
  return faults;
}

/** Lists everything in a family of issues that breaks the form that composing needs; empty when sound. */
export function checkFamily(family: IssueFamily): string[] {
  const faults = family.issues.flatMap(checkIssue);
  if (family.issues.length < 6) faults.push(`${family.id}: wanted at least 6 issues`);
  if (family.keywords.length < 8) faults.push(`${family.id}: wanted at least 8 keywords`);
  for (const keyword of family.keywords)
    if (keyword !== keyword.toLowerCase())
      faults.push(`${family.id}: keyword not lower case: ${keyword}`);
  return faults;
}
