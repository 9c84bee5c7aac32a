import { formatNumber } from "@elenchus/domain/numbers";
import * as z from "zod/mini";
import { formatDay } from "../mail/format-values.ts";
import type { ListedPerson, PeoplePage } from "../store/accounts/people-store.ts";
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

const FREE_FOR_ALL = "Nobody fits: PAYMENT is off, so everybody has access.";

function emptyPage(page: number, limit: number): string {
  return JSON.stringify({ page, limit, total: 0, people: [] }, null, 2);
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
    // Under PAYMENT=off everybody has access, whatever stands in the row.
    const isFree = context.payments === null;
    if (isFree && access === "no") return json ? emptyPage(page, limit) : FREE_FOR_ALL;
    const found = await context.stores.people.list(
      {
        search: search.trim(),
        role: role ?? null,
        hasAccess: access === undefined || isFree ? null : access === "yes",
        groupId: group === undefined ? null : (await findGroup(context, group)).id,
        leavesOut: null,
      },
      { offset: (page - 1) * limit, limit },
    );
    const people = isFree
      ? found.people.map((person) => ({ ...person, hasAccess: true }))
      : found.people;
    const shown = { ...found, people };
    return json
      ? JSON.stringify({ page, limit, ...shown }, null, 2)
      : printPage(shown, page, limit);
  },
);
