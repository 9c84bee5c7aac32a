import type { ReactNode } from "react";

interface ChoiceProps {
  name: string;
  value: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several ways, of which one holds. */
export function Choice({ name, value, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
