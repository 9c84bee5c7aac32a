import { COVERED } from "@elenchus/dialogue/coverage";
import type { Asides } from "../../checks/gaming/asides/read-asides.ts";
import { creditsBefore } from "../../checks/credit/credits-before.ts";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import type { LentParts } from "../../lent-parts.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { creditedText, findGround } from "./ground.ts";

/**
 * What of the open step had been found before and is said again by an answer that earns nothing. The judge is asked for what is
 * open alone, so this is heard as credits are checked; at a further question what was found is what one speaks of.
 * @param isRepeat whether the judge credited a find that is the same as one before
 */
export async function findAgain(
  seesGround: LentParts["seesGround"],
  view: DialogueView,
  heard: Asides,
  isRepeat: boolean,
): Promise<Record<string, number>> {
  const { argument, dialogue } = view;
  const target = argument.key.expectations.find(({ id }) => id === dialogue.target);
  if (target?.kind === "probe") return {};
  if (isRepeat) return Object.fromEntries(creditsBefore(view).map(({ id }) => [id, COVERED]));
  const found = argument.key.expectations.filter(
    (one) =>
      one.step === dialogue.step &&
      one.kind !== "probe" &&
      !isOwnFind(one) &&
      (dialogue.coverage[one.id] ?? 0) >= COVERED,
  );
  const credited = creditedText(heard);
  const grounds = await Promise.all(
    found.map((one) => findGround(seesGround, view, credited, one)),
  );
  const again = found.filter((_, index) => grounds[index] === "enough");
  return Object.fromEntries(again.map(({ id }) => [id, COVERED]));
}
