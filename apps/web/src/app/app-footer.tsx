import { CONTENT_WARNING } from "@elenchus/domain/content-warning";
import { MESSAGES } from "@elenchus/domain/messages";
import { useState } from "react";
import { LEGAL_TITLES, type LegalPage } from "../lib/legal-pages.ts";
import { loadPart } from "../lib/load-part.ts";
import { reloadPage } from "../lib/reload-page.ts";
import { Button } from "../ui/button.tsx";
import type { LegalModal } from "../ui/legal-modal.tsx";
import { Problem } from "../ui/problem.tsx";
import { JUDGING_TIPS } from "./judging-tips.ts";

const LEGAL_PAGES: readonly LegalPage[] = ["terms", "privacy", "disclaimer"];

/**
 * On every page: the warning, the tips, the legal pages, the copyright. Source: specification §1, §2.
 * @param props.width the class of how wide the page above goes
 */
export function AppFooter({ width }: { width: string }) {
  return (
    <footer className="mt-auto border-t border-line bg-sunken text-[0.9375rem] text-ink-soft">
      <div className={`mx-auto grid w-full gap-y-4 px-5 py-8 sm:px-8 ${width}`}>
        <p className="max-w-[75ch]">
          <strong className="font-semibold text-ink">Warning.</strong> {CONTENT_WARNING}
        </p>
        <details>
          <summary className="w-fit cursor-pointer py-2 font-semibold text-ink">
            Tips for judging figures
          </summary>
          <ul className="mt-3 list-disc gap-x-16 pl-5 md:columns-2">
            {JUDGING_TIPS.map((tip) => (
              <li key={tip} className="mb-1.5 break-inside-avoid">
                {tip}
              </li>
            ))}
          </ul>
        </details>
        <LegalLinks />
        <p>© 2025 Elenchus</p>
      </div>
    </footer>
  );
}

type Shown =
  | { status: "nothing" | "failed" }
  | { status: "page"; page: LegalPage; Modal: typeof LegalModal };

/** `React.lazy` would take the whole page down where the window's own file does not come. */
function LegalLinks() {
  const [shown, setShown] = useState<Shown>({ status: "nothing" });
  const open = (page: LegalPage) =>
    loadPart(() => import("../ui/legal-modal.tsx")).then(
      (file) => setShown({ status: "page", page, Modal: file.LegalModal }),
      () => setShown({ status: "failed" }),
    );
  return (
    <nav aria-label="About and legal">
      <ul className="legal-links">
        <li>
          <a href="./static/about.html">About</a>
        </li>
        {LEGAL_PAGES.map((page) => (
          <li key={page}>
            <button type="button" aria-haspopup="dialog" onClick={() => void open(page)}>
              {LEGAL_TITLES[page]}
            </button>
          </li>
        ))}
      </ul>
      {shown.status === "failed" && (
        <Problem text={MESSAGES.contentFailed}>
          <Button onClick={reloadPage}>Reload</Button>
        </Problem>
      )}
      {shown.status === "page" && (
        <shown.Modal page={shown.page} onClose={() => setShown({ status: "nothing" })} />
      )}
    </nav>
  );
}
