import { TARGET_DIALOGUES } from "@elenchus/domain/limits";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { CheckIcon } from "../../ui/icons.tsx";

interface ResultProps {
  outcome: "success" | "failure";
  module: ModuleNumber;
  /** Successes in the module, this one among them, where they are known. */
  count: number | undefined;
}

/** How the dialogue ended, and what is still lacking for the module. */
export function Result({ outcome, module, count }: ResultProps) {
  const lacks = count === undefined ? 0 : TARGET_DIALOGUES - count;
  return (
    <div className="mb-6">
      {outcome === "failure" ? (
        <p className="heading-1">Not yet, and worth another try</p>
      ) : (
        <p className="heading-1">
          <span className="result-mark inline-flex size-10 items-center justify-center rounded-full bg-accent text-on-accent">
            <CheckIcon className="size-6" />
          </span>
          Well done: this dialogue counts
        </p>
      )}
      {lacks > 0 && <p className="mt-2 text-ink-soft">{describeLack(lacks, module)}</p>}
    </div>
  );
}

function describeLack(lacks: number, module: ModuleNumber): string {
  const next = module === 1 ? "module 1 and opens the other six" : `module ${module}`;
  return lacks === 1
    ? `One more that counts completes ${next}.`
    : `${lacks} that count complete module ${module}.`;
}
