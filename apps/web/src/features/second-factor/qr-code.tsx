import { encode } from "uqr";

/** A QR code, dark on light in both themes: cameras want it so. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label="QR code with the key for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full rounded-lg border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
