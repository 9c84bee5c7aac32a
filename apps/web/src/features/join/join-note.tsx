import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { Note } from "../../ui/note.tsx";

/** Names the group of a link to whoever has come by it and is not logged in yet. */
export function JoinNote({ token }: { token: string }) {
  // Of a link that works no more, the offer after the log-in tells.
  const { data } = useQuery({
    queryKey: ["join-link", token],
    queryFn: ({ signal }) => call("joinLink", { join_token: token }, signal),
    retry: false,
  });
  if (data === undefined) return null;
  return (
    <div className="mt-4 wrap-anywhere">
      <Note>
        You are joining <strong>{data.group_name}</strong>. Log in, or create an account; then you
        are asked whether to join.
      </Note>
    </div>
  );
}
