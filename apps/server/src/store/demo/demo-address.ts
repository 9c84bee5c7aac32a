/** Domain of the demo's own people. It is nobody's: RFC 2606 keeps `.test` free. */
export const DEMO_DOMAIN = "@demo.test";

/** Whether an account is the demo's, whose password everybody knows. */
export function isDemoAddress(email: string): boolean {
  return email.trim().toLowerCase().endsWith(DEMO_DOMAIN);
}
