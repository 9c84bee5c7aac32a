/** Texts of the privacy page on how long things are kept. */
export type RetentionTexts = Readonly<
  Record<
    "retention" | "dialogues_kept" | "checks_kept" | "flags_kept" | "looks_kept" | "calls_kept",
    string
  >
>;

const KEPT = "Until the account is deleted.";

const UNANSWERED =
  "If a supervisor still has to answer a flag or a review of it, it stays until that is done, and the days are counted from then.";

/** @param days for how many things are kept; null: as long as the account */
export function describeRetention(days: number | null): RetentionTexts {
  if (days === null) {
    return {
      retention: "Your dialogues are kept until you delete your account.",
      dialogues_kept: KEPT,
      checks_kept: KEPT,
      flags_kept: KEPT,
      looks_kept: KEPT,
      calls_kept: KEPT,
    };
  }
  return {
    retention: `What is said in a dialogue is deleted after ${days} days. What you have reached stays.`,
    dialogues_kept:
      `The argument, the messages, how they were assessed, the summary, and your note on a review: ${days} days after the last that happened in the dialogue. ` +
      `One that you have left open for ${days} days is ended and deleted, too. ${UNANSWERED} ` +
      "Until the account is deleted: module, issue, interest and result, when it was, how long it took and with how many messages, which misconceptions were seen, and what a supervisor decided and why. Modules are unlocked, and your progress and your class’s are counted, by these.",
    checks_kept:
      `The argument, your answers, how they were assessed, and your note on a review: ${days} days after the end. ${UNANSWERED} A check that you do not finish is deleted whole after ${days} days. ` +
      "Until the account is deleted: module, issue, interest and result, and what a supervisor decided and why.",
    flags_kept: `${days} days after a supervisor has marked it as handled.`,
    looks_kept: `Looks: ${days} days. The rest until the account is deleted.`,
    calls_kept: `${days} days; those of a dialogue that goes on, until it has ended.`,
  };
}
