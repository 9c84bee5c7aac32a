import type { ExpectationKind } from "@elenchus/dialogue/argument";
import { OF_ONE_SORT } from "@elenchus/tutor/built-in/grade/differs-by-word";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { askedAt } from "@elenchus/tutor/reader/asked-at";
import { placeOf, type ReadTurn } from "./read-turn.ts";

/** Words of which one says another thing than the next: numbers, days and times; scopes and parties. */
const GROUPS: readonly (readonly string[])[] = [
  ...OF_ONE_SORT,
  ...[
    "before after",
    "first second last",
    "all some",
    "every no",
    "everyone nobody",
    "everybody nobody",
    "always sometimes rarely",
    "never often",
    "most few",
    "half all",
    "parents teachers pupils",
    "children adults",
    "kids grown-ups",
    "mothers fathers",
    "men women",
    "boys girls",
    "staff customers",
    "patients doctors nurses",
    "tenants landlords",
    "drivers cyclists pedestrians",
    "members visitors",
    "residents tourists",
    "players fans",
    "owners guests",
    "buyers sellers",
    "young old",
  ].map((line) => line.split(" ")),
];

const WORD = /\p{L}[\p{L}-]*|\d+/gu;

/** Another thing of the same sort; the message decides which. */
function otherThan(word: string, seed: number): string | undefined {
  if (/^\d+$/u.test(word)) return String(Number(word) * 2 + 1);
  const others = GROUPS.find((group) => group.includes(word))?.filter((one) => one !== word);
  return others?.[seed % others.length];
}

/**
 * A right answer with one number, day, scope or party exchanged that its point names, too: it is wrong by that one word.
 * Null where it has none.
 */
export function exchangeWord(message: string, pointSays: string): string | null {
  const said = new Set(pointSays.toLowerCase().match(WORD));
  const seed = hashText(message);
  for (const { 0: found, index } of message.matchAll(WORD)) {
    const word = found.toLowerCase();
    const other = said.has(word) ? otherThan(word, seed) : undefined;
    if (other !== undefined && !said.has(other))
      return message.slice(0, index) + other + message.slice(index + found.length);
  }
  return null;
}

/** After these "not" makes a sentence say the opposite; the first that a message has is taken. */
const MODALS = [/\b(?:should|must|can|will|would)\b/u, /\b(?:is|are)\b/u];

/** A right answer with "not" put in; null where it denies something already, or has no place for it. */
export function putInNot(message: string): string | null {
  if (/\b(?:not?|never|nobody|none|without)\b|n['’]?t\b/iu.test(message)) return null;
  const modal = MODALS.find((one) => one.test(message));
  return modal === undefined ? null : message.replace(modal, "$& not");
}

/** A passage's own claims: of an analysis, other numbers and a denial of some part may still be right. */
const OF_PASSAGE: ReadonlySet<ExpectationKind> = new Set([
  "conclusion",
  "reason",
  "assumption",
  "alternative",
  "value",
]);

/**
 * The right answers that say one point of the key, each made wrong: by a word exchanged, by "not". Of other points nothing
 * is known.
 */
export function madeWrong(turns: readonly ReadTurn[]): ReadTurn[] {
  return turns.flatMap((turn): ReadTurn[] => {
    const met = askedAt(turn.argument, placeOf(turn)).filter((point) => turn.earned(point) === 1);
    const point = met.find((one) => !isOwnFinding(one) && OF_PASSAGE.has(one.kind));
    if (turn.label !== "right" || point === undefined) return [];
    const made = {
      exchanged: exchangeWord(turn.message, point.statement),
      negated: putInNot(turn.message),
    };
    return Object.entries(made).flatMap(([source, message]) => {
      if (message === null) return [];
      const earned: ReadTurn["earned"] = ({ id }) => (id === point.id ? 0 : null);
      return [{ ...turn, source, message, label: "wrong", acts: [], earned }];
    });
  });
}
