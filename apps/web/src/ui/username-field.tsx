/**
 * Tells password managers whose password a form is about, where it does not ask for the address. Source: Chromium, Password
 * Form Styles that Chromium Understands.
 */
export function UsernameField({ email }: { email: string | null }) {
  if (email === null || email === "") return null;
  return (
    <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
  );
}
