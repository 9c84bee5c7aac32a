import { eq } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { insertAccount } from "../../store/accounts/insert-account.ts";
import { normaliseEmail } from "../email-address.ts";
import { hashPassword } from "../hash-password.ts";
import type { NewAccount } from "../identity.ts";

/** Makes an account where there is none; one transaction, so that none stands there half. */
export async function ensureAccount(
  { orm, newId }: { readonly orm: Orm; readonly newId: () => string },
  account: NewAccount,
): Promise<string> {
  const email = normaliseEmail(account.email);
  const existing = orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  const [found] = await existing;
  if (found) return found.id;
  const passwordHash = account.password === null ? null : await hashPassword(account.password);
  await orm.transaction((tx) =>
    insertAccount(tx, { ...account, id: newId(), credentialId: newId(), email, passwordHash }),
  );
  const [made] = await existing;
  if (!made) throw new Error("an account that was just made is not there");
  return made.id;
}
