import type { LogInCard } from "@elenchus/contract/admin-class-list";
import { Button } from "./button.tsx";
import "../styles/log-in-cards.css";

/** User names and passwords to cut out and hand over, shown this once. On paper they stand alone. */
export function LogInCards({ cards }: { cards: readonly LogInCard[] }) {
  return (
    <>
      <Button look="primary" className="mt-4" onClick={() => print()}>
        {cards.length === 1 ? "Print the card" : "Print the cards"}
      </Button>
      <ul aria-label="Cards" className="print-alone log-in-cards">
        {cards.map((card) => (
          <li key={card.user_name} className="log-in-card">
            <p className="font-semibold wrap-anywhere">
              {card.first_name} {card.last_name}
            </p>
            <dl>
              <dt>Address</dt>
              <dd>{location.origin}</dd>
              <dt>Email (user name)</dt>
              <dd className="font-mono">{card.user_name}</dd>
              <dt>Password</dt>
              <dd className="font-mono">{card.password}</dd>
            </dl>
            <p className="text-ink-soft">You choose a password of your own when you log in.</p>
          </li>
        ))}
      </ul>
    </>
  );
}
