/**
 * Where somebody chooses a password. Behind the # stands whose it is, for their password manager: browsers send that part to
 * nobody, and the page takes it out of the address together with the token.
 */
export function resetLink(publicUrl: string, token: string, email: string): string {
  return `${publicUrl}/?reset_token=${token}#${encodeURIComponent(email)}`;
}
