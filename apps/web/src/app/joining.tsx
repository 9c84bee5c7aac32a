import { useSyncExternalStore } from "react";
import { readJoinToken } from "../lib/join-storage.ts";
import { OptionalPart } from "../ui/optional-part.tsx";
import { JoinNote } from "./lazy-views.ts";

const watchNothing = () => () => {};

/** The group that somebody at the entrance has a link to. The log-in is drawn without it: the build knows of no link. */
export function Joining() {
  const token = useSyncExternalStore(watchNothing, readJoinToken, () => null);
  return (
    token !== null && (
      <OptionalPart fallback={null}>
        <JoinNote token={token} />
      </OptionalPart>
    )
  );
}
