import { Dots } from "./dots.tsx";

/** Says that something is being waited for. */
export function Working({ text, className = "" }: { text: string; className?: string }) {
  return (
    <p role="status" className={`flex items-center gap-3 text-ink-soft ${className}`}>
      <Dots />
      {text}
    </p>
  );
}
