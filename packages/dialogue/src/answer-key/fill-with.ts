/** Puts the passage's own words into the slots of a text: "{clause}". A slot that has none stays. */
export function fillWith(slots: Readonly<Record<string, string>>): (text: string) => string {
  return (text) => text.replaceAll(/\{(\w+)\}/gu, (slot, name: string) => slots[name] ?? slot);
}
