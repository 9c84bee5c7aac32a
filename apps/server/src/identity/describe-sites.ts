import type { SignOnProvider } from "./sign-on.ts";

/** How the privacy page goes on after "The site by which you log in". */
export function describeSites({
  signOn,
  isSignOnOnly,
}: {
  readonly signOn: readonly Pick<SignOnProvider, "label">[];
  readonly isSignOnOnly: boolean;
}): string {
  if (signOn.length === 0) return ", if we offer one, such as your school’s, and you choose it";
  const names = ` (${signOn.map(({ label }) => label).join(" or ")})`;
  return isSignOnOnly ? names : `${names}, if you choose it`;
}
