import { neutralise } from "../prompts/fence.ts";

/** A text as it is kept: straight quotation marks, single spaces, gaps to fill as dots, nothing invisible. */
export function cleanText(text: string): string {
  return neutralise(text)
    .normalize("NFC")
    .replaceAll(/[‘’ʼ´]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/_{2,}|\[\s*(?:\.{3}|_+)\s*\]/gu, "...")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** A model's reply with all its texts cleaned, and empty ones left out of lists. */
export function cleanDraft<Value>(value: Value): Value {
  return cleanValue(value) as Value;
}

function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue).filter((one) => one !== "");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanValue(one)]));
}
