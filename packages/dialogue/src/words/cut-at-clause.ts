import { wordsOf } from "./words.ts";

/** Where a clause ends: at its stop, or before the word that joins on the next. */
const CLAUSE_END =
  /[.,;:!?]+["'”’)]*(?=\s)|\s+[–—-](?=\s)|(?=\s(?:and|because|whereas|while|but|so|or|if)\s)/gu;

/** A text on one line; of more words than `most` the clauses that fit, with an ellipsis behind them. */
export function cutAtClause(text: string, most: number): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  const words = line.split(" ");
  if (words.length <= most) return line;
  const short = words.slice(0, most).join(" ");
  const end = [...`${short} `.matchAll(CLAUSE_END)].at(-1);
  const clause = short.slice(0, (end?.index ?? 0) + (end?.[0].length ?? 0)).trimEnd();
  return `${wordsOf(clause).length > 2 ? clause : short} …`;
}
