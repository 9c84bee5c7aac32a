import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { recallAdmin, rememberAdmin } from "../lib/admin-memory.ts";
import { useGroups } from "./use-groups.ts";

/**
 * A list of what belongs to groups: of all, or of the one that is chosen, which is remembered; and whether one is being
 * added to it.
 * @param name names the list in what is kept
 */
export function useGroupList<Reply>(
  userId: string,
  name: string,
  load: (group: { group_id?: string }, signal: AbortSignal) => Promise<Reply>,
) {
  const kept = `${name}-group`;
  const groups = useGroups().data?.groups ?? [];
  const [groupId, setGroupId] = useState(recallAdmin(userId, kept) ?? "");
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", name, groupId],
    queryFn: ({ signal }) => load(groupId === "" ? {} : { group_id: groupId }, signal),
  });
  const chooseGroup = (chosen: string | null) => {
    setGroupId(chosen ?? "");
    rememberAdmin(userId, kept, chosen ?? "");
  };
  return { groups, groupId, chooseGroup, isAdding, setAdding, data, error, refetch };
}
