/** Work that no request waits for. */
export const JOB_NAMES = [
  "deliver_mail",
  "reconcile_payments",
  "talk_to_platforms",
  "mail_due_checks",
  "sweep",
  "delete_old",
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** What each job does. Safe to repeat, and to run on several instances at once. */
export type JobHandlers = Readonly<Record<JobName, () => Promise<void>>>;

/** Port: when jobs run. */
export interface Jobs {
  /** Asks for a run as soon as can be; also safe to call before the start. */
  nudge(name: JobName): void;
  /** Runs what was left over, then each job when its time comes or somebody nudges it. */
  start(handlers: JobHandlers): Promise<void>;
  /** Lets what runs end. */
  close(): Promise<void>;
}
