import { and, asc, eq } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { ltiPlatforms } from "../../db/schema/lti-schema.ts";
import { namespaceOf, type LtiPlatform } from "./lti-platform.ts";

/** Registered platforms. */
export interface LtiPlatformStore {
  list(): Promise<LtiPlatform[]>;
  find(id: string): Promise<LtiPlatform | null>;
  /** Those that a log-in may be of. */
  findBy(issuer: string, clientId: string | null): Promise<LtiPlatform[]>;
  /** By what its people are kept under. */
  findByNamespace(namespace: string): Promise<LtiPlatform | null>;
  /** A platform of the same issuer and client is changed to this. */
  put(platform: LtiPlatform): Promise<void>;
  /** With its courses, links and marks; accounts and groups stay. */
  remove(id: string): Promise<void>;
}

const COLUMNS = {
  id: ltiPlatforms.id,
  name: ltiPlatforms.name,
  issuer: ltiPlatforms.issuer,
  clientId: ltiPlatforms.clientId,
  deploymentIds: ltiPlatforms.deploymentIds,
  authorizationUrl: ltiPlatforms.authorizationUrl,
  tokenUrl: ltiPlatforms.tokenUrl,
  keysUrl: ltiPlatforms.keysUrl,
  trustsRoles: ltiPlatforms.trustsRoles,
  domains: ltiPlatforms.domains,
  frameOrigins: ltiPlatforms.frameOrigins,
};

export function createLtiPlatformStore(orm: Orm): LtiPlatformStore {
  const select = () => orm.select(COLUMNS).from(ltiPlatforms);
  const list = () => select().orderBy(asc(ltiPlatforms.name), asc(ltiPlatforms.id));
  return {
    list,
    async find(id) {
      const [found] = await select().where(eq(ltiPlatforms.id, id));
      return found ?? null;
    },
    async findBy(issuer, clientId) {
      const isClient = clientId === null ? undefined : eq(ltiPlatforms.clientId, clientId);
      return select().where(and(eq(ltiPlatforms.issuer, issuer), isClient));
    },
    async findByNamespace(namespace) {
      return (await list()).find((platform) => namespaceOf(platform) === namespace) ?? null;
    },
    async put({ deploymentIds, domains, frameOrigins, ...platform }) {
      const lists = {
        deploymentIds: [...deploymentIds],
        domains: [...domains],
        frameOrigins: [...frameOrigins],
      };
      const { id: _id, ...changes } = platform;
      await orm
        .insert(ltiPlatforms)
        .values({ ...platform, ...lists })
        .onConflictDoUpdate({
          target: [ltiPlatforms.issuer, ltiPlatforms.clientId],
          set: { ...changes, ...lists },
        });
    },
    async remove(id) {
      await orm.delete(ltiPlatforms).where(eq(ltiPlatforms.id, id));
    },
  };
}
