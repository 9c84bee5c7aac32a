import { useEffect, useState, type ComponentType } from "react";
import { loadPart } from "../lib/load-part.ts";

/** What access costs, said before anybody registers. Its place is kept while it is asked for, in a file of its own. */
export function PriceNote({ className = "" }: { className?: string }) {
  const [Text, setText] = useState<ComponentType>();
  useEffect(() => {
    const show = (part: { PriceText: ComponentType }) => setText(() => part.PriceText);
    // Whoever is not told has the price before paying all the same.
    loadPart(() => import("./price-text.tsx")).then(show, () => {});
  }, []);
  return <p className={`min-h-[3.2em] ${className}`}>{Text && <Text />}</p>;
}
