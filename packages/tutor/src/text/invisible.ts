/** Characters that nobody sees, and such as are none yet. Variation selectors are left: they only choose how a sign looks. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/u;

/** Whether a text has a character that nobody sees, in which something may be hidden. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}
