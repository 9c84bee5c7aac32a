import { randomUUID } from "node:crypto";
import type { AdminContext } from "../src/admin/admin-context.ts";
import { createLtiDesk } from "../src/lti/jose-desk.ts";
import { TEST_URL, type TestServer } from "./build-test-server.ts";

/** A line that an admin command left in the log. */
export interface NotedLine {
  readonly message: string;
  readonly facts: unknown;
}

/** What admin commands to a test server work with, and where their lines in the log go. */
export function buildAdminContext(
  { stores, identity, desk }: TestServer,
  noted: NotedLine[] = [],
  signOnDesk: AdminContext["signOnDesk"] = null,
): AdminContext {
  return {
    openModelCheck: () => null,
    mailer: { send: async () => {} },
    isMailKept: false,
    secrets: { older: 0, isKept: false, usedSince: new Date(0) },
    stores,
    identity,
    payments: desk.payments,
    signOnDesk,
    ltiDesk: createLtiDesk({
      keys: stores.ltiKeys,
      secrets: ["a secret of thirty-two characters"],
      isSecure: false,
      newId: randomUUID,
      now: () => new Date(),
    }),
    jobs: { nudge: () => {}, start: async () => {}, close: async () => {} },
    now: () => new Date(),
    newId: randomUUID,
    publicUrl: () => TEST_URL,
    report: (message, facts) => void noted.push({ message, facts }),
  };
}
