import { DueMailsBox } from "../../ui/due-mails-box.tsx";

interface MailsSectionProps {
  wanted: boolean;
  onChanged: () => void;
}

/** Mails that a learner can do without. */
export function MailsSection({ wanted, onChanged }: MailsSectionProps) {
  return (
    <section aria-labelledby="mails" className="account-section">
      <h2 id="mails" className="heading-2">
        Mails
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
