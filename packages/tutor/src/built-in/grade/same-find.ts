import type { ExpectationKind } from "@elenchus/dialogue/argument";
import { tagOf } from "../../reader/point-text.ts";
import type { Reader } from "../../reader/reader.ts";
import { isSameWords } from "../../text/copying.ts";

/** From so likely on, read either way, one text states the other's find. */
const SAME = 0.5;

/** The first of others that says the same find as a text, in the same words or in others; null when none does. */
export async function findSame<Other extends { readonly text: string }>(
  reader: Reader,
  { text, kind }: { readonly text: string; readonly kind: ExpectationKind },
  others: readonly Other[],
): Promise<Other | null> {
  const known = others.find((other) => isSameWords(text, other.text));
  if (known !== undefined || others.length === 0) return known ?? null;
  const readings = await reader.read(
    others.flatMap((other) => [
      [`${tagOf(kind)}: ${other.text}`, text] as const,
      [`${tagOf(kind)}: ${text}`, other.text] as const,
    ]),
  );
  const isSame = (_: Other, at: number): boolean =>
    readings.slice(2 * at, 2 * at + 2).every(({ likelihood }) => likelihood >= SAME);
  return others.find(isSame) ?? null;
}
