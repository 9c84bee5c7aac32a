import { Component, Suspense, type ReactNode } from "react";

interface PartOrProps {
  /** Stands there until the part has come, and for good where it does not come. */
  fallback: ReactNode;
  /** A part with a file of its own. */
  children: ReactNode;
}

/** A part without which the page says the same, if less well. */
export class PartOr extends Component<PartOrProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
