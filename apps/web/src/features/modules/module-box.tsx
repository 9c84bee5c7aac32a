import { moduleStanding } from "@elenchus/domain/access";
import { TARGET_DIALOGUES } from "@elenchus/domain/limits";
import { describeDialogueCount } from "@elenchus/domain/progress";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import type { SessionReply } from "@elenchus/contract/session";
import { ArrowIcon, CheckIcon, LockIcon } from "../../ui/icons.tsx";

interface ModuleBoxProps {
  module: ModuleNumber;
  progress: Pick<SessionReply, "completed_modules" | "accessible_modules" | "passage_counts">;
  loading: boolean;
  onChoose: () => void;
}

const LOOKS = {
  completed: "border-line bg-surface hover:border-accent",
  accessible: "border-line-strong bg-surface shadow-lift hover:border-accent",
  locked: "border-dashed border-line-strong bg-transparent text-ink-soft",
} as const;

/** One module: completed, accessible or locked, and how far the learner is. */
export function ModuleBox({ module, progress, loading, onChoose }: ModuleBoxProps) {
  const standing = moduleStanding(module, progress);
  const count = progress.passage_counts[module] ?? 0;
  return (
    <button
      type="button"
      disabled={standing === "locked"}
      aria-busy={loading}
      onClick={onChoose}
      className={`group flex w-full grow items-start gap-4 rounded-2xl border p-5 text-left enabled:cursor-pointer ${LOOKS[standing]}`}
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1 self-stretch">
        <span className="text-[0.9375rem] text-ink-soft">Module {module}</span>
        <span className="font-serif text-lg leading-snug font-semibold text-balance">
          {MODULE_TITLES[module]}
        </span>
        <span className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 text-[0.9375rem] text-ink-soft">
          <Pips count={count} />
          <span role={loading ? "status" : undefined}>
            {loading ? "Loading module..." : describeDialogueCount(count)}
          </span>
        </span>
        {standing === "locked" && (
          <span className="text-[0.9375rem]">Locked. Complete module 1 to unlock.</span>
        )}
      </span>
      <StandingMark standing={standing} />
    </button>
  );
}

function Pips({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: TARGET_DIALOGUES }, (_, index) => (
        <span
          key={index}
          className={`h-1.5 w-6 rounded-full ${index < count ? "bg-accent" : "bg-line"}`}
        />
      ))}
    </span>
  );
}

function StandingMark({ standing }: { standing: keyof typeof LOOKS }) {
  if (standing === "completed") {
    return (
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
        <CheckIcon />
        <span className="sr-only">Completed</span>
      </span>
    );
  }
  if (standing === "locked") {
    return (
      <span className="flex size-9 shrink-0 items-center justify-center">
        <LockIcon />
      </span>
    );
  }
  return (
    <span className="flex size-9 shrink-0 items-center justify-center text-accent transition-transform group-hover:translate-x-1">
      <ArrowIcon />
    </span>
  );
}
