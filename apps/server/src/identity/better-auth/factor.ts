import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Secrets } from "../secrets.ts";

/** A row of `auth_two_factors`, as far as it matters here. */
interface Factor {
  readonly id: string;
  readonly secret: string;
  readonly backupCodes: string;
  readonly verified: boolean;
}

type Sealed = Pick<Factor, "secret" | "backupCodes">;

/** The part of the database's adapter that is needed. */
interface FactorRows {
  findOne<Row>(call: {
    model: string;
    where: { field: string; value: string }[];
  }): Promise<Row | null>;
  updateMany(call: {
    model: string;
    where: { field: string; value: string }[];
    update: Record<string, unknown>;
  }): Promise<number>;
  delete(call: { model: string; where: { field: string; value: string }[] }): Promise<void>;
}

/** 409: the secret that encrypted it is none of the list. */
function unreadable(): AppError {
  const text =
    "Your second factor can no longer be read, because a secret of the server was replaced. " +
    "Please ask whoever runs this site to reset it. Then log in with your password and set up a new one.";
  return new AppError(409, "second_factor_unreadable", text);
}

/** Null where another secret encrypted it. */
export async function decryptFactor(sealed: Sealed, key: string): Promise<Sealed | null> {
  try {
    const [secret, backupCodes] = await Promise.all([
      symmetricDecrypt({ key, data: sealed.secret }),
      symmetricDecrypt({ key, data: sealed.backupCodes }),
    ]);
    return { secret, backupCodes };
  } catch {
    // Of another secret: what is encrypted is authenticated too.
    return null;
  }
}

async function encrypt(open: Sealed, key: string): Promise<Sealed> {
  const [secret, backupCodes] = await Promise.all([
    symmetricEncrypt({ key, data: open.secret }),
    symmetricEncrypt({ key, data: open.backupCodes }),
  ]);
  return { secret, backupCodes };
}

/** Encrypts one anew by the newest secret; null where none of the list opens it. */
export async function resealFactor(
  sealed: Sealed,
  [newest, ...older]: Secrets,
): Promise<Sealed | null> {
  for (const secret of older) {
    const open = await decryptFactor(sealed, secret);
    if (open !== null) return encrypt(open, newest);
  }
  return null;
}

/**
 * A second factor as Better Auth can read it, which knows the newest secret alone: what an older one encrypted
 * is encrypted anew first, and stored so. A set-up that nobody can finish any more is forgotten.
 * @throws AppError 409 `second_factor_unreadable` where none of the secrets opens it
 */
export async function openFactor<Row>(
  found: Row | null,
  rows: FactorRows,
  secrets: Secrets,
): Promise<Row | null> {
  if (found === null) return null;
  // Its types do not say what a row of the plugin's table is.
  const factor = found as Row & Factor;
  if ((await decryptFactor(factor, secrets[0])) !== null) return factor;
  const model = "twoFactor";
  const resealed = await resealFactor(factor, secrets);
  const { id, secret, backupCodes } = factor;
  const isIt = [{ field: "id", value: id }];
  if (resealed !== null) {
    const where = Object.entries({ id, secret, backupCodes });
    const unchanged = where.map(([field, value]) => ({ field, value }));
    const stored = await rows.updateMany({ model, where: unchanged, update: { ...resealed } });
    if (stored > 0) return { ...factor, ...resealed };
    // Another request was faster: its row counts, in which a recovery code may be used up.
    return openFactor(await rows.findOne<Row>({ model, where: isIt }), rows, secrets);
  }
  if (factor.verified) throw unreadable();
  await rows.delete({ model, where: isIt });
  return null;
}
