import type { Stores } from "../stores.ts";

/** A store of which these questions are another's. */
function withReads<Store extends object, Name extends keyof Store>(
  store: Store,
  other: Pick<Store, Name>,
  names: readonly Name[],
): Store {
  const reads = names.map((name) => [name, other[name]]);
  return { ...store, ...(Object.fromEntries(reads) as Pick<Store, Name>) };
}

/**
 * The stores of whoever looks at supervisors' pages: what these show is read from a replica. Who may see whom, and
 * every note of a look, stays with the primary.
 */
export function readFromReplica(primary: Stores, replica: Stores): Stores {
  const { groups, transferChecks, distressFlags, verdicts, checkReviews } = primary;
  return {
    ...primary,
    students: replica.students,
    classes: replica.classes,
    attention: replica.attention,
    exports: replica.exports,
    groups: withReads(groups, replica.groups, ["list"]),
    transferChecks: withReads(transferChecks, replica.transferChecks, ["listFinished"]),
    distressFlags: withReads(distressFlags, replica.distressFlags, ["list", "listIn"]),
    verdicts: withReads(verdicts, replica.verdicts, [
      "list",
      "listReviews",
      "listOpenReviews",
      "countAgreement",
    ]),
    checkReviews: withReads(checkReviews, replica.checkReviews, ["listOpen"]),
  };
}
