import type { HealthReply } from "@elenchus/contract/admin-operations";
import type { AppContext } from "../../app-context.ts";
import type { Health } from "../../store/operations/operations-health.ts";

/** Calls that ended as they should; whoever leaves cancels one. */
const NO_FAULT: ReadonlySet<string> = new Set(["ok", "cancelled"]);

const DAY_MS = 86_400_000;

async function timeDatabase({ ping, connections, database: kind }: AppContext["service"]) {
  const began = performance.now();
  await ping();
  const milliseconds = Math.round((performance.now() - began) * 10) / 10;
  return { kind, milliseconds, connections: { ...connections() } };
}

function presentJobs(jobs: Health["jobs"]): HealthReply["jobs"] {
  const countOf = (...states: string[]) =>
    jobs.reduce((sum, job) => sum + (states.includes(job.state) ? job.count : 0), 0);
  return {
    waiting: countOf("created", "retry"),
    running: countOf("active"),
    failed: countOf("failed"),
  };
}

function presentCalls(calls: Health["calls"]): HealthReply["model_calls"] {
  const faults = calls.filter(({ outcome }) => !NO_FAULT.has(outcome));
  return {
    total: calls.reduce((sum, { count }) => sum + count, 0),
    faults: faults
      .toSorted((one, other) => other.count - one.count)
      .map(({ model, outcome, count }) => ({ model, outcome, calls: count })),
  };
}

async function showBudgets(
  { stores, service, now }: AppContext,
  { learners, tokens, most }: Health["today"],
): Promise<HealthReply["budgets"]> {
  const { tokensPerDay, tokensPerDialogue } = service;
  const spent = tokensPerDay === null ? 0 : await stores.operations.countSpent(now(), tokensPerDay);
  return {
    tokens_per_learner_and_day: tokensPerDay,
    tokens_per_dialogue: tokensPerDialogue,
    tokens_today: tokens,
    learners_today: learners,
    most_of_one_learner: most,
    learners_at_limit: spent,
  };
}

async function showRetention(context: AppContext): Promise<HealthReply["retention"]> {
  const { stores, service, now } = context;
  const days = service.retentionDays;
  if (days === null) return { days, waiting: 0, held: 0 };
  const age = { days, before: new Date(now().getTime() - days * DAY_MS) };
  const held = await stores.retention.findHeld(age);
  return {
    days,
    waiting: await stores.retention.countWaiting(age),
    held: held === null ? 0 : held.idle + held.dialogues + held.checks,
  };
}

/** How things stand now. */
export async function showHealth(context: AppContext): Promise<HealthReply> {
  const { stores, service, now } = context;
  const [database, health, retention] = await Promise.all([
    timeDatabase(service),
    stores.operations.countHealth(now()),
    showRetention(context),
  ]);
  const { mail } = health;
  return {
    version: service.version,
    at: now().toISOString(),
    database,
    mail: {
      waiting: mail.waiting,
      failing: mail.failing,
      oldest_at: mail.oldestAt?.toISOString() ?? null,
    },
    jobs: presentJobs(health.jobs),
    model_calls: presentCalls(health.calls),
    budgets: await showBudgets(context, health.today),
    retention,
  };
}
