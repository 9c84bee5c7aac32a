import signs from "./signs.json" with { type: "json" };

const SLOTS: Readonly<Record<string, { readonly pattern: string }>> = signs.slots;

/** A pattern with its slots filled. @throws when there is no such slot */
export function fillSlots(pattern: string): string {
  return pattern.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const slot = SLOTS[name];
    if (slot === undefined) throw new Error(`No such slot: ${name}`);
    return fillSlots(slot.pattern);
  });
}

function listSigns(byKind: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.values(byKind).flat().map(fillSlots);
}

/** Signs in English, of suicide, self-harm, violence and danger. */
export const ENGLISH: readonly string[] = listSigns(signs.english);
/** The same in languages that put spaces between words. */
export const WITH_SPACES: readonly string[] = listSigns(signs.others);
/** In languages that do not, or whose words carry their grammar with them: Chinese, Japanese, Korean, Arabic, Hindi. */
export const WITHOUT_SPACES: readonly string[] = signs.without_spaces;
/** Parts of a sentence that are not the learner's own plain word about themselves. */
export const TALK: readonly RegExp[] = signs.talk.map(
  ({ pattern }) => new RegExp(fillSlots(pattern), "u"),
);
