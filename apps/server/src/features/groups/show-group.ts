import type { Group } from "@elenchus/contract/admin-groups";
import type { AppContext } from "../../app-context.ts";
import { presentGroup } from "./present-group.ts";

/** A group that was just seen to be there. */
export async function showGroup(
  { stores, publicUrl }: AppContext,
  groupId: string,
): Promise<Group> {
  const group = await stores.groups.find(groupId);
  if (group === null) throw new Error("a group that was just looked up is gone");
  return presentGroup(group, publicUrl());
}
