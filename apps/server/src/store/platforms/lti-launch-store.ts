import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { ltiLaunches } from "../../db/schema/lti-schema.ts";
import type { LtiLaunch } from "./lti-launch.ts";

/** A launch that has begun. */
export interface BegunLaunch {
  readonly platformId: string;
  readonly nonce: string;
  readonly target: string;
}

/** Launches that are under way, by the SHA-256 of their `state`. What is older than a while is gone. */
export interface LtiLaunchStore {
  begin(id: string, browser: string, launch: BegunLaunch): Promise<void>;
  /** The launch that began; null where none did, or its answer came already. */
  find(id: string, since: Date): Promise<BegunLaunch | null>;
  /** Keeps what the platform said; false where it had said something before. */
  keep(id: string, launch: LtiLaunch): Promise<boolean>;
  /** The platform's word, for the browser in which the launch began. */
  findKept(
    id: string,
    of: { readonly browser: string | null; readonly since: Date },
  ): Promise<{ readonly platformId: string; readonly launch: LtiLaunch } | null>;
  /** Uses it up; false where it was used before. */
  use(id: string): Promise<boolean>;
  sweep(before: Date): Promise<void>;
}

export function createLtiLaunchStore(orm: Orm): LtiLaunchStore {
  const { id: key, platformId, nonce, target, browser: kept, begunAt, launch: said } = ltiLaunches;
  return {
    async begin(id, browser, launch) {
      await orm.insert(ltiLaunches).values({ id, browser, ...launch });
    },
    async find(id, since) {
      const isNew = and(eq(key, id), gt(begunAt, since), isNull(said));
      const [found] = await orm
        .select({ platformId, nonce, target })
        .from(ltiLaunches)
        .where(isNew);
      return found ?? null;
    },
    async keep(id, launch) {
      const rows = await orm
        .update(ltiLaunches)
        .set({ launch })
        .where(and(eq(key, id), isNull(said)))
        .returning({ id: key });
      return rows.length > 0;
    },
    async findKept(id, { browser, since }) {
      const isBrowser = browser === null ? undefined : eq(kept, browser);
      const [found] = await orm
        .select({ platformId, launch: said })
        .from(ltiLaunches)
        .where(and(eq(key, id), gt(begunAt, since), isNotNull(said), isBrowser));
      // It was written by `keep`, half an hour ago at most.
      return found === undefined
        ? null
        : { platformId: found.platformId, launch: found.launch as LtiLaunch };
    },
    async use(id) {
      const gone = await orm.delete(ltiLaunches).where(eq(key, id)).returning({ id: key });
      return gone.length > 0;
    },
    async sweep(before) {
      await orm.delete(ltiLaunches).where(lt(begunAt, before));
    },
  };
}
