import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { users } from "../../src/db/schema/auth-schema.ts";
import { groups } from "../../src/db/schema/student-schema.ts";
import { runAdminCommand } from "../../src/admin/admin-commands.ts";
import { buildAdminContext } from "../build-admin-context.ts";
import { buildPaidVisit } from "../build-payer.ts";
import { addGuardedSupervisor } from "../build-supervisor.ts";
import type { TestServer } from "../build-test-server.ts";

import { addLearner, addTeacher, buildGroup, type RepeatedCommand } from "./repeated.ts";

const named = async (server: TestServer) => ({ email: (await addLearner(server)).email });
const supervisorNamed = async (server: TestServer) => ({ email: (await addTeacher(server)).email });
const stranger = async () => ({
  email: `${randomUUID()}@example.org`,
  "first-name": "Grace",
  "last-name": "Hopper",
});

const platform = async () => ({
  name: "A college",
  issuer: `https://${randomUUID()}.example`,
  "client-id": "elenchus",
  deployments: "1",
  "authorization-url": "https://college.example/authorize",
  "token-url": "https://college.example/token",
  "keys-url": "https://college.example/keys",
});

/** Every command of whoever runs the server that makes something, or sends a letter. */
export const REPEATED_COMMANDS: Readonly<Record<string, RepeatedCommand>> = {
  invite: { options: stranger },
  "create-supervisor": { options: stranger },
  "assign-supervisor": {
    async options(server) {
      const { group } = await buildGroup(server);
      const [row] = await server.database.orm
        .select({ name: groups.name })
        .from(groups)
        .where(eq(groups.id, group.group_id));
      return { ...(await supervisorNamed(server)), group: row?.name ?? "" };
    },
  },
  promote: { options: named },
  demote: {
    async options(server) {
      await addTeacher(server);
      return { ...(await supervisorNamed(server)), force: "yes" };
    },
  },
  "reset-password": { options: named },
  "grant-access": { options: named, leavesRows: false },
  "revoke-access": { options: named, leavesRows: false },
  "allow-operations": { options: supervisorNamed, leavesRows: false },
  "allow-texts": { options: supervisorNamed, leavesRows: false },
  "refuse-texts": { options: supervisorNamed, leavesRows: false },
  "refuse-operations": { options: supervisorNamed, leavesRows: false },
  refund: { options: async (server) => ({ email: (await buildPaidVisit(server)).email }) },
  "reset-second-factor": {
    options: async (server) => ({ email: (await addGuardedSupervisor(server)).email }),
  },
  "delete-account": { options: named },
  "add-platform": { options: platform },
  "remove-platform": {
    async options(server) {
      const given = await platform();
      await runAdminCommand(buildAdminContext(server), "add-platform", given);
      return { issuer: given.issuer, "client-id": given["client-id"] };
    },
  },
  // Each asks for another key.
  "rotate-platform-key": { options: async () => ({}), rowsEach: ["lti_keys"] },
  "ask-age-again": {
    async options(server) {
      const { id, email } = await addLearner(server);
      await server.database.orm.update(users).set({ bornIn: "2020-01" }).where(eq(users.id, id));
      return { email };
    },
    leavesRows: false,
  },
};
