import type { USER_TYPES } from "../db/auth-schema.ts";

/** What a person is to the program. */
export type UserType = (typeof USER_TYPES)[number];

/** Who is logged in. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  readonly hasAccess: boolean;
}

/** A person and the `Set-Cookie` values that go with the answer. */
export interface SignedIn {
  readonly user: SessionUser;
  readonly cookies: readonly string[];
}

/** An account to make. */
export interface NewAccount {
  readonly email: string;
  /** Nobody can log in to an account without one. */
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  readonly hasAccess: boolean;
}

/** Port: who people are. `cookie` is the request's `Cookie` header. */
export interface Identity {
  /** Null when address and password do not fit; unknown addresses take as long as wrong passwords. */
  signIn(email: string, password: string): Promise<SignedIn | null>;
  /** Null when nobody is logged in. */
  readSession(cookie: string | undefined): Promise<SignedIn | null>;
  /** Revokes the session, if any; answers the `Set-Cookie` values that clear it. */
  signOut(cookie: string | undefined): Promise<readonly string[]>;
  /** Makes a verified account and answers its id; leaves an account that exists as it is. */
  ensureAccount(account: NewAccount): Promise<string>;
}
