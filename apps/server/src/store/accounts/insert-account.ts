import type { USER_TYPES } from "../../db/schema/auth-schema.ts";
import { authAccounts, users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { addStudent } from "../groups/student-account.ts";

/** An account to store, with its password's hash. */
export interface AccountRow {
  readonly id: string;
  /** Of the row that holds the password. */
  readonly credentialId: string;
  /** Lower case. */
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: (typeof USER_TYPES)[number];
  readonly hasAccess: boolean;
  /** Whether terms and age are to be asked for before the first use. */
  readonly awaitsConsent: boolean;
  /** Whether the password is one that somebody else has seen. */
  readonly mustChangePassword?: boolean;
  /** Of a supervisor: not those of assigned groups alone. */
  readonly seesAllStudents?: boolean;
  /** Of a supervisor: how the server runs. */
  readonly seesOperations?: boolean;
  readonly terms?: { readonly version: string; readonly agreedAt: Date };
}

/** Stores a verified account; false when its address has one already. Belongs into a transaction. */
export async function insertAccount(tx: Orm, account: AccountRow): Promise<boolean> {
  const { id, email, firstName, lastName, userType, hasAccess, terms } = account;
  const made = await tx
    .insert(users)
    .values({
      id,
      email,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      userType,
      hasAccess,
      awaitsConsent: account.awaitsConsent,
      mustChangePassword: account.mustChangePassword ?? false,
      seesAllStudents: account.seesAllStudents ?? false,
      seesOperations: account.seesOperations ?? false,
      emailVerified: true,
      termsVersion: terms?.version ?? null,
      termsAgreedAt: terms?.agreedAt ?? null,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (made.length === 0) return false;
  if (userType === "learner") await addStudent(tx, { id, firstName, lastName });
  if (account.passwordHash === null) return true;
  await tx.insert(authAccounts).values({
    id: account.credentialId,
    accountId: id,
    providerId: "credential",
    userId: id,
    password: account.passwordHash,
  });
  return true;
}
