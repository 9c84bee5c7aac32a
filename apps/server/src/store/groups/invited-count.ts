import { sql } from "drizzle-orm";
import { groupInvitations } from "../../db/schema/invitation-schema.ts";
import { groups } from "../../db/schema/student-schema.ts";

/** How many were invited into a group by name, and have not come yet. */
export const INVITED_COUNT = sql<number>`(
  select count(*) from ${groupInvitations} where ${groupInvitations.groupId} = ${groups.id})`.mapWith(
  Number,
);
