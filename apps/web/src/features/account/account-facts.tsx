import type { AccountReply } from "@elenchus/contract/account";
import { formatDay } from "../../lib/format-date.ts";
import { Fact, Facts } from "./facts.tsx";

/** Who the learner is to us. */
export function AccountFacts({ account }: { account: AccountReply }) {
  return (
    <section aria-label="About you" className="mt-6">
      <Facts>
        <Fact name="Name">
          {account.first_name} {account.last_name}
        </Fact>
        <Fact name={account.email.includes("@") ? "Email" : "User name"}>{account.email}</Fact>
        <Fact name="Member since">{formatDay(account.created_at)}</Fact>
        <Fact name="Terms">
          {account.terms_agreed_at === null
            ? "No agreement is recorded"
            : `Agreed on ${formatDay(account.terms_agreed_at)}`}
        </Fact>
      </Facts>
    </section>
  );
}
