import type { CallPayload } from "@elenchus/contract/calls";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { refuseFields } from "../../errors/describe-payload.ts";
import { notSignedIn } from "../../errors/refusals.ts";
import { findTooYoungUntil, writeMonth } from "../../identity/consent-standing.ts";
import { tooYoung } from "../../identity/too-young.ts";
import { findConsentProblems } from "./check-registration.ts";

/** @throws AppError 400 for a month to come, or terms that are no longer those */
function check(payload: CallPayload<"agreeToTerms">, now: Date): void {
  const [problem] = findConsentProblems(payload, now);
  if (problem === undefined) return;
  throw refuseFields({ [problem.field]: problem.text }, { code: problem.code });
}

/**
 * Takes what the law wants of somebody before the first use. Whoever is too young is told from when on they are not,
 * and another answer changes nothing until then.
 * @throws AppError 400, and 403 `age_not_reached`
 */
export async function agreeToTerms(
  context: AppContext,
  userId: string,
  payload: CallPayload<"agreeToTerms">,
): Promise<void> {
  const { stores, now, publicUrl } = context;
  const at = now();
  check(payload, at);
  const { birth_year: year, birth_month: month } = payload;
  const outcome = await stores.consent.answer(userId, {
    termsVersion: TERMS_VERSION,
    at,
    bornIn: writeMonth({ year, month }),
    isOldEnough: (bornIn) => findTooYoungUntil(bornIn, context) === null,
  });
  if (outcome === null) throw notSignedIn();
  if (outcome.kind === "agreed") return;
  const until = findTooYoungUntil(outcome.bornIn, context);
  if (until === null) throw new AppError(409, "ask_again", "Please try again.");
  throw tooYoung({ until, minAge: context.minAge, address: publicUrl() });
}
