import * as z from "zod/mini";
import { domainOf, isEmailAddress, normaliseEmail } from "../identity/email-address.ts";

/** A domain as addresses are compared by it; null where no mail address can end in it. */
function readDomain(given: string): string | null {
  const address = normaliseEmail(`anybody@${given}`);
  return given.includes("@") || !isEmailAddress(address) ? null : domainOf(address);
}

/** Hosts of mail addresses, separated by commas or blanks. Each stands for itself: not for what is below it. */
export const MailDomains = z.pipe(
  z.string(),
  z.transform((text, context): readonly string[] => {
    const given = text.split(/[\s,]+/u).filter(Boolean);
    const wrong = given.filter((domain) => readDomain(domain) === null);
    if (given.length > 0 && wrong.length === 0) {
      return [...new Set(given.flatMap((domain) => readDomain(domain) ?? []))];
    }
    const which = wrong.length === 0 ? "" : `, and ${JSON.stringify(wrong[0])} is none`;
    const message = `must be what stands behind the @ of mail addresses, separated by commas, such as school.example, pupils.school.example: each is written out, without @ and *${which}`;
    context.issues.push({ code: "custom", message, input: text });
    return [];
  }),
);
