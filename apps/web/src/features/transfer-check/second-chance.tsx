import type { SecondChance } from "./check-state.ts";

const NUMBERS = ["none", "one", "two", "three", "four"];

/** Says why a question is asked once more, and no word of what there is to find. */
export function SecondChanceNote({ second, id }: { second: SecondChance; id: string }) {
  return (
    <p id={id} className="mb-5 rounded-lg bg-accent-soft px-4 py-3">
      Something is missing in {NUMBERS[second.total] ?? second.total} of your answers. You may
      answer once more, or keep what you wrote.
    </p>
  );
}

/** The first answer, to be kept or made better. */
export function FirstAnswer({ second }: { second: SecondChance }) {
  return (
    <>
      <p className="mt-4 text-sm font-semibold">Your first answer</p>
      <p className="own-words">{second.first}</p>
    </>
  );
}
