import { isDemoAddress } from "../store/demo/demo-address.ts";
import type { Identity, SignedIn } from "./identity.ts";

/** An address that no account has: `.invalid` is kept free for that (RFC 2606). */
const NOBODY = "nobody@demo.invalid";

/**
 * People as production knows them: whoever is the demo's is nobody, by whatever way they come. At the log-in they
 * are looked for under an address that is nobody's, so that answer and time are those of an unknown one.
 */
export function refuseDemoUsers(identity: Identity): Identity {
  const orNull = <Known extends Pick<SignedIn, "user">>(known: Known | null): Known | null =>
    known !== null && isDemoAddress(known.user.email) ? null : known;
  /** A session that was opened for one of them is closed again. */
  const closeDemo = async (opened: SignedIn | null): Promise<SignedIn | null> => {
    if (opened === null || !isDemoAddress(opened.user.email)) return opened;
    await identity.signOut(opened.cookies.map((cookie) => cookie.split(";")[0]).join("; "));
    return null;
  };
  const orNobody = (email: string): string => (isDemoAddress(email) ? NOBODY : email);
  return {
    ...identity,
    signIn: (email, password) => identity.signIn(orNobody(email), password),
    isUnconfirmed: (email, password) => identity.isUnconfirmed(orNobody(email), password),
    finishSignIn: async (cookie, code) => closeDemo(await identity.finishSignIn(cookie, code)),
    openSession: async (userId) => closeDemo(await identity.openSession(userId)),
    async signInProven(userId) {
      const step = await identity.signInProven(userId);
      return step?.kind === "signed_in" && (await closeDemo(step)) === null ? null : step;
    },
    readSession: async (cookie) => orNull(await identity.readSession(cookie)),
  };
}
