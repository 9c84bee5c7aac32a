import { distance } from "fastest-levenshtein";

/** A name in the environment that is nearly one of ours. */
export interface Misspelt {
  readonly name: string;
  /** The setting that it is near to. */
  readonly meant: string;
  /** Whether it can only be a misspelling, and what it says would be missed. */
  readonly isCertain: boolean;
}

/** Names of one word, and these, are used by other programs too: what is near to one may be theirs. */
const USED_BY_OTHERS: ReadonlySet<string> = new Set([
  "DATABASE_URL",
  "DATA_DIR",
  "LOG_LEVEL",
  "MAIL_FROM",
]);

/** Of one word, but nobody else's: and missed, it would open what was to be closed. */
const OURS_ALONE: ReadonlySet<string> = new Set(["REGISTRATION"]);

/** Variables of Docker and Kubernetes for a service that happens to have such a name: `TUTOR_PORT_80_TCP`. */
const SERVICE_LINK = /_(?:SERVICE_(?:HOST|PORT)|PORT)(?:_|$)/u;

function lettersOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/gu, "");
}

/** Edits that a name may be away: more in a longer one, none in one so short that every word is near. */
function mostEdits(length: number): number {
  if (length < 5) return 0;
  if (length < 10) return 1;
  return length < 14 ? 2 : 3;
}

function isNear(given: string, known: string): boolean {
  const edits = distance(given, known);
  if (edits <= mostEdits(known.length)) return true;
  // Two letters that changed places are two edits.
  const sorted = [given, known].map((word) => word.split("").toSorted().join(""));
  return edits === 2 && sorted[0] === sorted[1];
}

/**
 * Finds names that are nearly a setting's.
 * @param environment all that is set
 * @param settings every setting that there is, with those that only other programs of ours read
 * @param refused those of which a misspelt name is certain to be one, where the setting itself is not set
 */
export function findMisspelt(
  environment: Readonly<Record<string, string>>,
  settings: readonly string[],
  refused: ReadonlySet<string>,
): Misspelt[] {
  return Object.keys(environment)
    .filter((name) => !settings.includes(name) && !SERVICE_LINK.test(name))
    .flatMap((name) => {
      const letters = lettersOf(name);
      const near = settings.filter((known) => isNear(letters, lettersOf(known)));
      const meant = near.toSorted(
        (a, b) => distance(letters, lettersOf(a)) - distance(letters, lettersOf(b)),
      )[0];
      if (meant === undefined) return [];
      const isNobodyElses =
        OURS_ALONE.has(meant) || (meant.includes("_") && !USED_BY_OTHERS.has(meant));
      const isOurs = isNobodyElses && refused.has(meant);
      return [{ name, meant, isCertain: isOurs && !(meant in environment) }];
    });
}
