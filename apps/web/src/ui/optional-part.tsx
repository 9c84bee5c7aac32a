import { Component, Suspense, type ReactNode } from "react";
import { forgetFailure } from "../lib/load-part.ts";
import { Button } from "./button.tsx";
import { Problem } from "./problem.tsx";

interface OptionalPartProps {
  /** Stands there until the part has come, and where it does not come and nothing is said of it. */
  fallback: ReactNode;
  /** The text where it does not come, with a button that asks for it once more. */
  problem?: string;
  /** A part with a file of its own. */
  children: ReactNode;
}

/** A part without which the page says the same, if less well. */
export class OptionalPart extends Component<OptionalPartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    forgetFailure(error);
  }

  override render() {
    const { fallback, problem, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (problem === undefined) return fallback;
    return (
      <Problem text={problem}>
        <Button onClick={() => this.setState({ failed: false })}>Try again</Button>
      </Problem>
    );
  }
}
