import type { USER_TYPES } from "../db/schema/auth-schema.ts";

/** A person is one of these to the program. */
export type UserType = (typeof USER_TYPES)[number];

/** Who is logged in. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  readonly hasAccess: boolean;
  /** Whether terms and age are still to be asked for. */
  readonly awaitsConsent: boolean;
  /** Whether the password is one that somebody else has seen. */
  readonly mustChangePassword: boolean;
  /** Of a supervisor: whether class reports are all that is theirs to see of students. */
  readonly seesReportsOnly: boolean;
  readonly hasSecondFactor: boolean;
  /** Whether the provider that this session was opened by asked for a second factor. */
  readonly cameBySecondFactor: boolean;
}

/** `Set-Cookie` values that go with the answer. */
type SetCookies = readonly string[];

/** A person who is logged in now. */
export interface SignedIn {
  readonly user: SessionUser;
  readonly cookies: SetCookies;
}

/** Address and password fit; a second factor may be asked for before anybody is logged in. */
export type SignInStep =
  | ({ readonly kind: "signed_in" } & SignedIn)
  | { readonly kind: "second_factor"; readonly cookies: SetCookies }
  /** The password of a registration whose link was not clicked: there is nobody to log in yet. */
  | { readonly kind: "unconfirmed" };

/** The secret for an authenticator app, and the codes that stand in for it once each. */
export interface SecondFactorSetUp {
  /** `otpauth://…` */
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
  readonly cookies: SetCookies;
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
  /** Whether terms and age are to be asked for before the first use. */
  readonly awaitsConsent: boolean;
  /** Of a supervisor: whether all students are theirs to see, and not those of assigned groups alone. */
  readonly seesAllStudents?: boolean;
  /** Of a supervisor: whether the page on how the server runs is theirs to see. */
  readonly seesOperations?: boolean;
}

/** The result of making all second factors anew. */
export interface RenewedFactors {
  /** Encrypted by an older secret until now. */
  readonly renewed: number;
  readonly current: number;
  /** Addresses of those whose second factor no secret of the list opens. */
  readonly unreadable: readonly string[];
}

/** A request's `Cookie` header. */
type CookieHeader = string | undefined;

/** Port: who people are. */
export interface Identity {
  /** Null when address and password do not fit; unknown addresses take as long as wrong passwords. */
  signIn(email: string, password: string): Promise<SignInStep | null>;
  /** Whether this is the password of such a registration; takes as long for any other address and password. */
  isUnconfirmed(email: string, password: string): Promise<boolean>;
  /**
   * The step after `second_factor`: a code of the app or a recovery code. Null when it is wrong.
   * @throws AppError 401 `log_in_again` when that step is over, 429 after too many wrong codes, 409
   *   `second_factor_unreadable` when the secret that encrypted the factor is gone
   */
  finishSignIn(cookie: CookieHeader, code: string): Promise<SignedIn | null>;
  /** Logs somebody in whom something else than a password has proved; null where their account may not be used. */
  openSession(userId: string): Promise<SignedIn | null>;
  /** The same, where what proved them stands for the password alone: a second factor is asked for as after one. */
  signInProven(userId: string): Promise<Exclude<SignInStep, { kind: "unconfirmed" }> | null>;
  /** Null when nobody is logged in. */
  readSession(cookie: CookieHeader): Promise<SignedIn | null>;
  /** Revokes the session, if any; answers the `Set-Cookie` values that clear it. */
  signOut(cookie: CookieHeader): Promise<SetCookies>;
  /** The stored hash of the session that a cookie names; null where it is none of ours. */
  sessionHashOf(cookie: CookieHeader): Promise<string | null>;
  /** Whether this is the person's password. */
  isPassword(userId: string, password: string): Promise<boolean>;
  /** Prepares a second factor for somebody who has shown who they are; it counts once confirmed. Null when one is on. */
  beginSecondFactor(cookie: CookieHeader): Promise<SecondFactorSetUp | null>;
  /** Turns the prepared one on, and ends all other sessions. Null when the code is wrong. */
  confirmSecondFactor(cookie: CookieHeader, code: string): Promise<SignedIn | null>;
  /** Turns it off for somebody who has shown who they are. Null when nobody is logged in. */
  endSecondFactor(cookie: CookieHeader): Promise<SetCookies | null>;
  /** Encrypts every second factor by the newest secret. */
  renewSecondFactors(): Promise<RenewedFactors>;
  /** Makes a verified account and answers its id; leaves an account that exists as it is. */
  ensureAccount(account: NewAccount): Promise<string>;
}
