/** The expectation for what is offered in support and is the weak part of the passage. */
export const WEAK_REASON_ID = "reason-weak";
/** The last question: what would mend the argument. */
export const REPAIR_ID = "probe-repair";
