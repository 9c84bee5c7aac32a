/** Says plainly what the check is, for as long as it is open. */
export function CheckIntro() {
  return (
    <p className="mt-3 max-w-[68ch] text-ink-soft">
      You get one new argument, with no hints and no feedback until the end. The check shows what
      you can do without the tutor. Where something is missing, you may answer once more. You can
      leave at any time: the answers you have handed in are kept. Afterwards you can take the check
      again with another argument.
    </p>
  );
}
