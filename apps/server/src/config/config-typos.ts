import type { Problem } from "./problem.ts";

/** Straight and typographic ones, as `.env` files, consoles and word processors write them. */
const QUOTED = /^(?:"[^"]*"|'[^']*'|`[^`]*`|[“”„«‘’].*[“”»‘’])$/su;

/** Nobody can see them, and they come with what is copied from a page, or with lines of Windows. In names they may be meant. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/u;

/** A placeholder that a shell or Compose would have replaced. */
const NOT_FILLED_IN = /\$\([^)]*\)|\$\{[^}]*\}|^\$[A-Z_]+(?:\/|$)|\{\{.*\}\}/u;

/** A placeholder that guides write where one's own value belongs. */
const PLACEHOLDER =
  /change.?me|change.?this|replace.?(?:me|this|with)|placeholder|your[-_. ](?:own|secret|password|key|token|api|address|domain|server|host)|<[\w -]+>$|\.{3}$/iu;

/** Settings that hold names of people and schools, in any script. */
const NAMES: ReadonlySet<string> = new Set(["OPERATOR", "MAIL_FROM"]);

/** Names of settings that hold a secret, or an address with one in it. */
const SECRET_NAME = /_(?:SECRET|KEY|TOKEN|URL)$/u;

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code === 13
    ? "a carriage return"
    : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The slip with which a value was written down; null where there is none. The value itself is never told. */
function describeSlip(key: string, value: string): string | null {
  if (QUOTED.test(value)) {
    return "stands in quotation marks, which count as part of it here: write it without them";
  }
  const [invisible] = NAMES.has(key) ? [] : (INVISIBLE.exec(value) ?? []);
  if (invisible !== undefined) {
    return `holds a sign that nobody sees (${nameOf(invisible)}): delete the value and type it anew`;
  }
  if (NOT_FILLED_IN.test(value)) {
    return "holds a $ or {{ that nothing fills in here: write what it stands for";
  }
  if (SECRET_NAME.test(key) && PLACEHOLDER.test(value)) {
    return "is still the example's: write your own";
  }
  return null;
}

/** Slips of whoever wrote the settings down, which the setting's own rule would explain badly or not see. */
export function listTypos(
  settings: readonly string[],
  chosen: Readonly<Record<string, string>>,
): Problem[] {
  return settings.flatMap((key) => {
    const text = key in chosen ? describeSlip(key, chosen[key] ?? "") : null;
    return text === null ? [] : [{ key, text }];
  });
}
