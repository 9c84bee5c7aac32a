import { useEffect } from "react";

/**
 * Beside a view: lets the page be used. Markup that came with it stands out of reach until the view it shows
 * is alive; what was typed or clicked before would be lost.
 */
export function LiftInert() {
  useEffect(() => {
    const root = document.getElementById("root");
    if (root !== null) root.inert = false;
  }, []);
  return null;
}
