import type { ClassListLine } from "@elenchus/contract/admin-class-list";
import { createHash } from "node:crypto";
import {
  nameKeyOf,
  type ClassListStore,
  type KnownLearners,
} from "../../store/groups/class-list-store.ts";
import type { ListedLearner } from "./read-class-list.ts";

/** A learner of a list, and what becomes of the line. */
export interface JudgedLearner extends ListedLearner {
  readonly standing: ClassListLine["standing"];
}

/** Where a list goes, and which import it is; null while it is looked at. */
export interface ListTarget {
  readonly groupId: string;
  readonly importId: string | null;
}

/** The id of the account that a line of an import makes: sent twice, it is one. */
export function accountIdOf({ groupId, importId }: ListTarget, line: number): string {
  const hash = createHash("sha256").update(`${groupId} ${importId} ${line}`).digest("hex");
  const variant = ["8", "9", "a", "b"][Number.parseInt(hash.charAt(16), 16) % 4];
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

function judgeAddress(
  learner: ListedLearner,
  known: KnownLearners,
  groupId: string,
): JudgedLearner {
  const account = known.accounts.find(({ email }) => email === learner.email);
  if (account?.userType === "supervisor")
    return { ...learner, standing: "wrong", problem: "A supervisor has this address." };
  if (account !== undefined && account.groupId === groupId)
    return { ...learner, standing: "member" };
  if (known.invited.includes(learner.email)) return { ...learner, standing: "waiting" };
  return { ...learner, standing: account === undefined ? "invite" : "ask" };
}

function judgeName(
  learner: ListedLearner,
  known: KnownLearners,
  target: ListTarget,
): JudgedLearner {
  const key = nameKeyOf(learner);
  const isMember = known.members.some(
    ({ id, nameKey }) => nameKey === key && id !== accountIdOf(target, learner.line),
  );
  return { ...learner, standing: isMember ? "member" : "account" };
}

/** Decides what becomes of each line, by who is known already. */
export async function judgeClassList(
  classLists: ClassListStore,
  learners: readonly ListedLearner[],
  target: ListTarget,
): Promise<JudgedLearner[]> {
  const right = learners.filter(({ problem }) => problem === null);
  const emails = right.flatMap(({ email }) => (email === "" ? [] : [email]));
  const unaddressed = right.filter(({ email }) => email === "");
  const known = await classLists.find(target.groupId, emails, unaddressed);
  return learners.map((learner) => {
    if (learner.problem !== null) return { ...learner, standing: "wrong" };
    return learner.email === ""
      ? judgeName(learner, known, target)
      : judgeAddress(learner, known, target.groupId);
  });
}
