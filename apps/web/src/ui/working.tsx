/** Says that something is being waited for. */
export function Working({ text, className = "" }: { text: string; className?: string }) {
  return (
    <p role="status" className={`flex items-center gap-3 text-ink-soft ${className}`}>
      <span aria-hidden="true" className="dots">
        <span />
        <span />
        <span />
      </span>
      {text}
    </p>
  );
}
