import { DueMailsBox } from "../../ui/due-mails-box.tsx";

interface CheckMailSectionProps {
  wanted: boolean;
  onChanged: () => void;
}

/** Whether a mail comes when a check is due. */
export function CheckMailSection({ wanted, onChanged }: CheckMailSectionProps) {
  return (
    <section aria-labelledby="check-mail" className="account-section">
      <h2 id="check-mail" className="heading-2">
        Mail about checks
      </h2>
      <p className="mt-2 text-ink-soft">
        A module that you have completed comes back as a short check after a day, a week and a
        month. You find what is due with the modules.
      </p>
      <div className="mt-2">
        <DueMailsBox wanted={wanted} onChanged={onChanged} />
      </div>
    </section>
  );
}
