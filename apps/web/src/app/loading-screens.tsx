import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import { Working } from "../ui/working.tsx";

/** While something is on its way. */
export function Waiting({ text }: { text: string }) {
  // As high as the screen: what comes in its place then pushes nothing about.
  return (
    <div className="flex min-h-dvh">
      <Working text={text} className="late m-auto p-5" />
    </div>
  );
}

/** Where it did not come; `children` are other ways to go on. */
export function Broken(props: { problem: string; onRetry: () => void; children?: ReactNode }) {
  return (
    <div className="m-auto w-full max-w-xl p-6">
      <Problem text={props.problem}>
        <Button onClick={props.onRetry}>Try again</Button>
        {props.children}
      </Problem>
    </div>
  );
}

/** On the way to the payment page, with a link for where that does not open by itself. */
export function Leaving({ address }: { address: string }) {
  return (
    <div className="m-auto p-5">
      <Working text="Taking you to the payment page..." />
      <a href={address} className="text-button mt-3">
        Open the payment page
      </a>
    </div>
  );
}
