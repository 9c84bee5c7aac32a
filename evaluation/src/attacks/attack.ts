/** What a message tries. */
export const ATTACK_CLASSES = [
  "asks",
  "pressure",
  "false authority",
  "role play",
  "encodings",
  "other languages",
  "hidden in a text",
  "several turns",
  "shells of answers",
  "talk to the judge",
  "chat",
] as const;

/** What a message tries. */
export type AttackClass = (typeof ATTACK_CLASSES)[number];

/**
 * Messages that hold no honest answer to any step: one, or several that are sent one after the other. They may
 * hold slots: "{topic}", which are filled with the argument's own words (`fill-slots.ts`).
 */
export type AttackMessage = string | readonly string[];

/** Messages by what they try. */
export type Attacks = Readonly<Record<AttackClass, readonly AttackMessage[]>>;
