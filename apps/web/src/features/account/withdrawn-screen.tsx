import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { formatMoment } from "../../lib/format-date.ts";
import { DeleteSection } from "./delete-section.tsx";
import { DownloadSection } from "./download-section.tsx";

interface WithdrawnScreenProps {
  /** When it was declared. */
  at: string;
  onDeleted: () => void;
}

/** After the withdrawal: what happens next, and what is still to be done here. */
export function WithdrawnScreen({ at, onDeleted }: WithdrawnScreenProps) {
  const heading = useViewHeading("Withdrawn");
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-16 sm:px-8 lg:pt-10">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        You have withdrawn from the contract
      </h1>
      <p className="mt-4">
        Received on <time dateTime={at}>{formatMoment(at)}</time>. A confirmation is on its way to
        you by email.
      </p>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        <li>Your access has ended.</li>
        <li>Your money is refunded to the card you paid with, within 5–10 business days.</li>
        <li>Your account and your dialogues stay until you delete them.</li>
      </ul>
      <DownloadSection />
      <DeleteSection email={null} canWithdraw={false} onDeleted={onDeleted} />
    </div>
  );
}
