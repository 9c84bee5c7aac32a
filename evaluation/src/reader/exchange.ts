import type { ExpectationKind } from "@elenchus/dialogue/argument";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { askedAt } from "./asked-at.ts";
import type { ReadTurn } from "./read-turn.ts";

/** Words of which one says another thing than the next: numbers, days, times, scopes, parties. */
const GROUPS: readonly (readonly string[])[] = [
  "two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty",
  "hundred thousand million",
  "once twice",
  "daily weekly monthly yearly",
  "day week month year",
  "monday tuesday wednesday thursday friday saturday sunday",
  "mondays tuesdays wednesdays thursdays fridays saturdays sundays",
  "january february march april june july august september october november december",
  "spring summer autumn winter",
  "morning afternoon evening night",
  "weekdays weekends",
  "before after",
  "first second last",
  "all some few",
  "every no",
  "everyone nobody",
  "everybody nobody",
  "always sometimes rarely",
  "never often",
  "most few",
  "only also",
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
].map((line) => line.split(" "));

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

/** What is said of these is hardly about this passage's numbers and parties. */
const ANYWHERE: ReadonlySet<ExpectationKind> = new Set(["probe", "ambiguous_term"]);

/** The right answers that say one point of the key, each with such a word exchanged; of other points nothing is known. */
export function exchanged(turns: readonly ReadTurn[]): ReadTurn[] {
  return turns.flatMap((turn): ReadTurn[] => {
    const met = askedAt(turn.argument, turn).filter((point) => turn.earned(point) === 1);
    const point = met.find((one) => !isOwnFind(one) && !ANYWHERE.has(one.kind));
    if (turn.label !== "right" || point === undefined) return [];
    const message = exchangeWord(turn.message, point.statement);
    if (message === null) return [];
    return [
      {
        ...turn,
        source: "exchanged",
        message,
        label: "wrong",
        acts: [],
        earned: ({ id }) => (id === point.id ? 0 : null),
      },
    ];
  });
}
