/** Passwords that everybody tries first, of eight characters or more. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd passwort 12345678 123456789
  1234567890 12345678910 87654321 11111111 00000000 88888888 qwertyui qwertyuiop qwerty123 qwerty12
  qwertz123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl asdf1234 abcd1234 abc12345
  abcdefgh abcdefghi a1b2c3d4 iloveyou iloveyou1 sunshine princess football baseball superman
  batman123 trustno1 starwars whatever michelle jennifer computer internet welcome1 welcome123
  letmein1 letmein123 admin123 administrator changeme changeme1 monkey123 dragon123 master123
  test1234 testtest secret123 mypassword default1 guest1234 socrates elenchus criticalthinking`.split(
    /\s+/,
  ),
);

/** Letters that look alike count as the same. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Whether a password is among those that are guessed first, or says nothing but who its owner is. */
export function isGuessable(password: string, owner: readonly string[]): boolean {
  const plain = fold(password);
  if (COMMON.has(plain) || new Set(plain).size <= 2) return true;
  return owner.some((own) => own.length >= 3 && fold(own) === plain);
}
