import { Component, type ReactNode } from "react";
import { forgetFailure } from "../lib/load-part.ts";
import { LiftInert } from "../ui/lift-inert.tsx";
import { MissingPart } from "../ui/missing-part.tsx";

interface Failure {
  readonly error: unknown;
}

/**
 * Stands in for a view that broke or did not come, while the page around it stays. Key it by the view:
 * another one gets a try of its own.
 */
export class ViewBoundary extends Component<{ children: ReactNode }, { failure: Failure | null }> {
  override state = { failure: null as Failure | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    forgetFailure(error);
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <div className="m-auto w-full max-w-xl p-6">
        <MissingPart error={failure.error} onRetry={() => this.setState({ failure: null })} />
        <LiftInert />
      </div>
    );
  }
}
