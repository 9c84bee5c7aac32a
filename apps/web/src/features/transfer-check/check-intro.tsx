/** Says plainly what the check is, for as long as it is open. */
export function CheckIntro() {
  return (
    <p className="mt-3 max-w-[68ch] text-ink-soft">
      One new argument, no hints, no feedback until the end. It shows what you can do without the
      tutor, and you can take it once. You may leave at any time: what you have handed in is kept.
    </p>
  );
}
