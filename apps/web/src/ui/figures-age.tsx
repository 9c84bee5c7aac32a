/** That what is shown is a little old, where the server says so. */
export function FiguresAge({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined) return null;
  return (
    <p className="mt-4 text-ink-soft">
      What you see here is {seconds} seconds old: the copy of the data that it is read from is a
      little behind.
    </p>
  );
}
