import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { AdminSectionProps } from "../../lib/admin-section.ts";
import { HealthPart } from "./health-part.tsx";
import { PaymentPart } from "./payment-part.tsx";
import { UsagePart } from "./usage-part.tsx";
import "../../styles/class-view.css";

/** How the server runs, and what it takes. To be looked at: nothing here changes anything. */
export function OperationsScreen({ userId }: AdminSectionProps) {
  const heading = useViewHeading("Operations");
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Operations
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        How the server runs, and what its tutor takes. No learner is named here, and nothing can be
        changed.
      </p>
      <HealthPart />
      <PaymentPart />
      <UsagePart userId={userId} />
    </div>
  );
}
