import type { View } from "./app-state.ts";
import { pageWidth } from "./page-width.ts";

const TIPS = [
  "Ask where the data came from, and whether it is reliable and representative.",
  "Check for exaggerated figures or inappropriate comparisons.",
  "Watch for statistics that omit key information.",
];

/** On every page: the warning, the tips, the copyright. Source: specification §1. */
export function AppFooter({ view }: { view: View }) {
  return (
    <footer className="mt-auto border-t border-line bg-sunken text-[0.9375rem] text-ink-soft">
      <div
        className={`mx-auto grid w-full gap-x-16 gap-y-5 px-5 py-8 sm:px-8 md:grid-cols-[3fr_2fr] ${pageWidth(view)}`}
      >
        <p className="max-w-[70ch]">
          <strong className="font-semibold text-ink">Warning.</strong> The content here is generated
          by an AI, with deliberate reasoning flaws. It may be inaccurate and must not be relied on
          as fact.
        </p>
        <details>
          <summary className="cursor-pointer font-semibold text-ink">
            Tips for reading figures and claims
          </summary>
          <ul className="mt-3 list-disc space-y-1.5 pl-5">
            {TIPS.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </details>
        <p>© 2025 Elenchus</p>
      </div>
    </footer>
  );
}
