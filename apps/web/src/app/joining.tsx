import { useEffect, useState } from "react";
import { readJoinToken } from "../lib/join-storage.ts";
import { OptionalPart } from "../ui/optional-part.tsx";
import { JoinNote } from "./lazy-views.ts";

/** The group that somebody at the entrance has a link to. The log-in is drawn without it: the build knows of no link. */
export function Joining() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(readJoinToken()), []);
  return (
    token !== null && (
      <OptionalPart fallback={null}>
        <JoinNote token={token} />
      </OptionalPart>
    )
  );
}
