import type { CallPayload, CallReply } from "@elenchus/contract/calls";
import { CLASS_LIST_BATCH } from "@elenchus/domain/class-lists";
import type { AppContext } from "../../app-context.ts";
import { hashPassword } from "../../identity/hash-password.ts";
import type { SessionUser } from "../../identity/identity.ts";
import { makeReadablePassword } from "../../identity/readable-password.ts";
import type { NamedAccount } from "../../store/groups/class-list-store.ts";
import {
  accountIdOf,
  judgeClassList,
  type JudgedLearner,
  type ListTarget,
} from "./judge-class-list.ts";
import { readClassList } from "./read-class-list.ts";
import { writeInvitation } from "./write-invitation.ts";

/** Who adds a list, from where. */
interface Importing {
  readonly user: SessionUser;
  readonly target: ListTarget;
  /** IP address as it came. */
  readonly address: string;
}

/** An account that is about to be made, with the password that its card shows. */
interface CardAccount extends NamedAccount {
  readonly password: string;
}

/** Hashing takes its turns with everybody who logs in. */
async function prepareAccounts(
  { limits, newId }: AppContext,
  { target, address }: Importing,
  learners: readonly JudgedLearner[],
): Promise<CardAccount[]> {
  const accounts: CardAccount[] = [];
  for (const { firstName, lastName, line } of learners) {
    const password = makeReadablePassword();
    const passwordHash = await limits.takeTurn(address, () => hashPassword(password));
    const id = accountIdOf(target, line);
    accounts.push({ id, credentialId: newId(), firstName, lastName, password, passwordHash });
  }
  return accounts;
}

function prepareInvitation(
  context: AppContext,
  { user, target }: Importing,
  learner: JudgedLearner,
) {
  const { email, firstName, lastName } = learner;
  const hasAccount = learner.standing === "ask";
  const { mail, ...link } = writeInvitation(context, { email, firstName, hasAccount, by: user });
  const { groupId } = target;
  const id = context.newId();
  return {
    invitation: { id, groupId, email, firstName, lastName, invitedBy: user.id, ...link },
    mail,
  };
}

/** Adds the next few of a list to a group. Lines that are wrong, and who is there already, are passed over. */
export async function importClassList(
  context: AppContext,
  payload: CallPayload<"importClassList">,
  importing: Importing,
): Promise<CallReply<"importClassList">> {
  const { stores, jobs, newId } = context;
  const { target } = importing;
  const { learners } = readClassList(payload, context.hasUserNames);
  const before = payload.from - 1;
  const end = before + CLASS_LIST_BATCH;
  const some = learners.slice(before, end);
  const judged = await judgeClassList(stores.classLists, some, target);
  const invitations = judged
    .filter(({ standing }) => standing === "invite" || standing === "ask")
    .map((learner) => prepareInvitation(context, importing, learner));
  const named = judged.filter(({ standing }) => standing === "account");
  const accounts = await prepareAccounts(context, importing, named);
  const part = { invitations, accounts };
  const { invited, userNames } = await stores.classLists.add(target.groupId, part, newId);
  if (invited > 0) jobs.nudge("deliver_mail");
  const cards = accounts.flatMap(({ id, firstName, lastName, password }) => {
    const userName = userNames.get(id);
    return userName === undefined
      ? []
      : [{ first_name: firstName, last_name: lastName, user_name: userName, password }];
  });
  return { next: end < learners.length ? end + 1 : null, invited, cards };
}
