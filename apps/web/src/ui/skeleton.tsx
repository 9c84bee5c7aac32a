/** Grey lines where a text will stand. Silent: what is being waited for is said beside it. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div aria-hidden="true" className="skeleton late">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
