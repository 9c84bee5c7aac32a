/** A sign of life beside words that say what is going on. */
export function Dots() {
  return (
    <span aria-hidden="true" className="dots">
      <span />
      <span />
      <span />
    </span>
  );
}
