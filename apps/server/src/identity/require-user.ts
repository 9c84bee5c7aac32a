import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "../errors/app-error.ts";
import {
  accessNeeded,
  consentNeeded,
  notSignedIn,
  passwordChangeNeeded,
  secondFactorSetUpNeeded,
} from "../errors/refusals.ts";
import type { Identity, SessionUser } from "./identity.ts";

declare module "fastify" {
  interface FastifyRequest {
    sessionUser: SessionUser | null;
  }
}

/** Rules that keep somebody who is logged in from going on. */
export interface AccessRules {
  /** Whether access must be paid for. */
  readonly isPaid: boolean;
  /** Whether supervisors must have a second factor. */
  readonly needsSecondFactor: boolean;
  /** The address that people open. */
  readonly publicUrl: () => string;
}

/** Whether a supervisor must set up a second factor before anything else. */
export function mustSetUpSecondFactor(
  user: SessionUser,
  { needsSecondFactor }: Pick<AccessRules, "needsSecondFactor">,
): boolean {
  const isSecured = user.hasSecondFactor || user.cameBySecondFactor;
  return needsSecondFactor && user.userType === "supervisor" && !isSecured;
}

/** Whether somebody must agree to the terms, and be old enough, before anything else. Supervisors need not. */
export function mustConsent({ userType, awaitsConsent }: SessionUser): boolean {
  return userType === "learner" && awaitsConsent;
}

/** The step that somebody who is logged in has to do before going on, as a refusal; null where nothing is missing. */
export function findMissingStep(user: SessionUser, rules: AccessRules): AppError | null {
  if (mustSetUpSecondFactor(user, rules)) return secondFactorSetUpNeeded();
  if (user.mustChangePassword) return passwordChangeNeeded(rules.publicUrl());
  if (mustConsent(user)) return consentNeeded(rules.publicUrl());
  return rules.isPaid && !user.hasAccess ? accessNeeded() : null;
}

/** A hook that lets logged-in people through and remembers who they are. */
export function createRequireAccount(identity: Identity) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const session = await identity.readSession(request.headers.cookie);
    if (session === null) throw notSignedIn();
    if (session.cookies.length > 0) reply.header("set-cookie", [...session.cookies]);
    request.sessionUser = session.user;
  };
}

/** A hook that lets logged-in people with access through and remembers who they are. */
export function createRequireUser(identity: Identity, rules: AccessRules) {
  const requireAccount = createRequireAccount(identity);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await requireAccount(request, reply);
    const missing = findMissingStep(callerOf(request), rules);
    if (missing !== null) throw missing;
  };
}

/** Who sent a request that one of the hooks let through. */
export function callerOf(request: FastifyRequest): SessionUser {
  if (request.sessionUser === null) throw notSignedIn();
  return request.sessionUser;
}
