import { Component, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import { AppFooter } from "./app-footer.tsx";
import { READING_WIDTH } from "./page-width.ts";

/**
 * Stands in for a page that broke, or whose files could not be loaded. React has logged the error
 * by then; dialogues and drafts are safe, so a reload is a real way out.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="flex min-h-dvh flex-col">
        <main className="mx-auto w-full max-w-xl px-5 py-20">
          <Problem text="Something went wrong on this page. Your dialogue and what you wrote are kept.">
            <Button onClick={() => location.reload()}>Reload</Button>
          </Problem>
        </main>
        <AppFooter width={READING_WIDTH} />
      </div>
    );
  }
}
