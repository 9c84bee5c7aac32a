import type { SecondChance } from "./check-state.ts";

const NUMBERS = ["No", "One", "Two", "Three", "Four"];

/** Says why a question is asked once more, and no word of what there is to find. */
export function SecondChanceNote({ second, id }: { second: SecondChance; id: string }) {
  const { total } = second;
  const number = NUMBERS[total] ?? total;
  return (
    <p id={id} className="mb-5 rounded-lg bg-accent-soft px-4 py-3">
      {total === 1
        ? "One of your answers was not clear. You may answer it once more, or keep it."
        : `${number} of your answers were not clear. You may answer them once more, or keep them.`}
    </p>
  );
}

/** What was answered first, to be kept or made better. */
export function FirstAnswer({ second }: { second: SecondChance }) {
  return (
    <>
      <p className="mt-4 text-sm font-semibold">Your first answer</p>
      <p className="own-words">{second.first}</p>
    </>
  );
}
