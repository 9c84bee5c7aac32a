import { useQuery } from "@tanstack/react-query";
import type { AccountReply } from "@elenchus/contract/account";
import type { ReactNode } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { takesPasswords } from "../../lib/only-ways-in.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { CorrectSection } from "./correct-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { GroupSection } from "./group-section.tsx";
import { DownloadSection } from "./download-section.tsx";
import { CheckMailSection } from "./check-mail-section.tsx";
import { LogOutSection } from "./log-out-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { WorkMailSection } from "./work-mail-section.tsx";
import "../../styles/account.css";

interface AccountScreenProps {
  /** Whether more is open than the account. */
  mayLearn: boolean;
  /** Draws the second factor's section; `reload` is for when it has changed. */
  renderSecondFactor: (account: AccountReply, reload: () => void) => ReactNode;
  /** Whether one came to change the password. */
  changesPassword: boolean;
  onRenamed: (firstName: string) => void;
  onWithdrawn: (at: string) => void;
  onDeleted: () => void;
  /** Told where the provider logs them out, too, if there is such a page. */
  onLoggedOut: (signOutUrl: string | undefined) => void;
}

/** The learner's data, and what they may do with it. */
export function AccountScreen(props: AccountScreenProps) {
  const heading = useViewHeading("Your account");
  const { data, error, refetch } = useQuery({
    queryKey: ["account"],
    queryFn: ({ signal }) => call("account", {}, signal),
    // It may have changed elsewhere: a refund has arrived, say.
    gcTime: 0,
  });
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-16 sm:px-8 lg:pt-10">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Your account
      </h1>
      {data !== undefined && <Sections {...props} account={data} reload={() => void refetch()} />}
      {data === undefined && error === null && (
        <Working text="Loading your account..." className="late mt-8" />
      )}
      {data === undefined && error !== null && (
        <div className="mt-8 max-w-xl">
          <Problem text={describeFailure("Your account could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
    </div>
  );
}

function Sections(props: AccountScreenProps & { account: AccountReply; reload: () => void }) {
  const { account, mayLearn, reload, renderSecondFactor, onRenamed } = props;
  const { onWithdrawn, onDeleted, onLoggedOut } = props;
  return (
    <>
      <AccountFacts account={account} />
      <CorrectSection
        account={account}
        onRenamed={(firstName) => {
          reload();
          onRenamed(firstName);
        }}
      />
      {account.user_type === "learner" && mayLearn && (
        <GroupSection groupName={account.group_name ?? null} onJoined={reload} />
      )}
      {account.due_mails_wanted !== undefined && mayLearn && (
        <CheckMailSection wanted={account.due_mails_wanted} onChanged={reload} />
      )}
      {account.work_mail !== undefined && account.group_name !== undefined && mayLearn && (
        <WorkMailSection wanted={account.work_mail} onChanged={reload} />
      )}
      {account.payment !== null && (
        <PaymentSection account={account} payment={account.payment} onWithdrawn={onWithdrawn} />
      )}
      {account.second_factor.offered && renderSecondFactor(account, reload)}
      {takesPasswords() && (
        <PasswordSection email={account.email} startsOpen={props.changesPassword} />
      )}
      <LogOutSection onLoggedOut={onLoggedOut} />
      <DownloadSection />
      <DeleteSection
        email={account.email}
        canWithdraw={account.payment?.can_withdraw ?? false}
        onDeleted={onDeleted}
      />
    </>
  );
}
