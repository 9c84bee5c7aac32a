/** On what leads to the map: it grew since it was looked at. */
export function GrownBadge() {
  return (
    <span className="grown-badge">
      <span className="sr-only">, has grown</span>
    </span>
  );
}
