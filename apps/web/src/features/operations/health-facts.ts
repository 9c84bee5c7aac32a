import type { HealthReply } from "@elenchus/contract/admin-operations";
import { formatMoment } from "../../lib/format-date.ts";
import { formatCount } from "../../ui/figure/figure-data.ts";

type Facts = readonly (readonly [string, string])[];

const DATABASES = { postgres: "PostgreSQL", pglite: "PGlite" } as const;

/** The process and its database. */
export function listService(reply: HealthReply): Facts {
  const { version, database } = reply;
  const { busy, idle, waiting } = database.connections;
  const hasPool = database.kind === "postgres";
  return [
    ["Version", version],
    ["Database", DATABASES[database.kind]],
    ["Answers in", `${database.milliseconds} ms`],
    ...(hasPool
      ? ([["Connections", `${busy} busy, ${idle} idle, ${waiting} waiting`]] as const)
      : []),
  ];
}

/** Mail and jobs. */
export function listWork({ mail, jobs }: HealthReply): Facts {
  return [
    ["Mail to send", formatCount(mail.waiting)],
    ["Of these, failed before", formatCount(mail.failing)],
    ...(mail.oldest_at === null
      ? []
      : ([["Oldest mail of", formatMoment(mail.oldest_at)]] as const)),
    ["Jobs waiting", formatCount(jobs.waiting)],
    ["Jobs running", formatCount(jobs.running)],
    ["Jobs failed, last hour", formatCount(jobs.failed)],
  ];
}

/** The provider. */
export function listModel({ model_calls: { total, faults } }: HealthReply): Facts {
  const failed = faults.reduce((sum, { calls }) => sum + calls, 0);
  return [
    ["Calls", formatCount(total)],
    ["Failed", formatCount(failed)],
  ];
}

const limit = (tokens: number | null) => (tokens === null ? "None" : formatCount(tokens));

/** Learners' use of their budgets. */
export function listBudgets({ budgets }: HealthReply): Facts {
  return [
    ["Limit per learner and day", limit(budgets.tokens_per_learner_and_day)],
    ["Limit per dialogue", limit(budgets.tokens_per_dialogue)],
    ["Tokens used", formatCount(budgets.tokens_today)],
    ["Learners who used any", formatCount(budgets.learners_today)],
    ["Most used by one", formatCount(budgets.most_of_one_learner)],
    ["Learners at their limit", formatCount(budgets.learners_at_limit)],
  ];
}

/** Retention. */
export function listKept({ retention: { days, waiting, held } }: HealthReply): Facts {
  if (days === null) return [["Transcripts", "Kept until the account is deleted"]];
  return [
    ["Transcripts", `Deleted after ${formatCount(days)} days`],
    ["Older, waiting for a supervisor", formatCount(waiting)],
    ...(held > 0
      ? [
          [
            `Older, waiting for npm run admin -- purge --older-than ${days}`,
            formatCount(held),
          ] as const,
        ]
      : []),
  ];
}
