import { formatNumber } from "@elenchus/domain/numbers";
import * as z from "zod/mini";
import { formatDay } from "../mail/format-values.ts";
import type { ListedPerson, PeoplePage } from "../store/people-store.ts";
import { defineCommand, Flag, wholeNumber } from "./admin-command.ts";
import { findGroup } from "./group-commands.ts";
import { printTable } from "./print-table.ts";

const COLUMNS = [
  { title: "NAME" },
  { title: "ADDRESS" },
  { title: "ROLE" },
  { title: "GROUP" },
  { title: "ACCESS" },
  { title: "LAST SEEN" },
  { title: "DIALOGUES", isFigure: true },
];

function toRow(person: ListedPerson): string[] {
  const { firstName, lastName, email, role, group, hasAccess, lastSeenAt, dialogues } = person;
  return [
    `${lastName}, ${firstName}`,
    email,
    person.seesAllStudents && role === "supervisor" ? "supervisor of all" : role,
    group ?? "",
    hasAccess ? "yes" : "no",
    lastSeenAt === null ? "not known" : formatDay(lastSeenAt),
    formatNumber(dialogues),
  ];
}

function printPage({ total, people }: PeoplePage, page: number, limit: number): string {
  if (total === 0) return "Nobody fits.";
  const pages = Math.ceil(total / limit);
  if (people.length === 0) return `There are ${formatNumber(pages)} pages only.`;
  const more = page < pages ? ` The next ones: --page ${page + 1}.` : "";
  const counted = `${formatNumber(total)} ${total === 1 ? "person" : "people"}, page ${page} of ${formatNumber(pages)}.${more}`;
  return `${printTable(COLUMNS, people.map(toRow))}\n${counted}`;
}

const answer = z.enum(["yes", "no"], "must be yes or no");

/** `people`: who has an account. */
export const PEOPLE_COMMAND = defineCommand(
  {
    search: z._default(z.string(), ""),
    role: z.optional(z.enum(["learner", "supervisor"], "must be learner or supervisor")),
    access: z.optional(answer),
    group: z.optional(z.string()),
    page: z._default(wholeNumber(1_000_000), 1),
    limit: z._default(wholeNumber(1000), 50),
    json: Flag,
  },
  async (context, { search, role, access, group, page, limit, json }) => {
    const found = await context.stores.people.list(
      {
        search: search.trim(),
        role: role ?? null,
        hasAccess: access === undefined ? null : access === "yes",
        groupId: group === undefined ? null : (await findGroup(context, group)).id,
        leavesOut: null,
      },
      { offset: (page - 1) * limit, limit },
    );
    return json
      ? JSON.stringify({ page, limit, ...found }, null, 2)
      : printPage(found, page, limit);
  },
);
