import { Client, Pool, type PoolClient, type PoolConfig } from "pg";
import { DatabaseAwayError } from "../errors/database-away-error.ts";

const LOOK_EVERY_MS = 500;
/** Who has waited for so long may wait for a database that has stopped to answer. */
const SUSPECT_AFTER_MS = 2000;
/** A database that answers does so within this. */
const ANSWERS_WITHIN_MS = 1500;
/** So many times running must it fail to answer: once may be a hitch of this process. */
const FAILURES = 2;

type Taken = Parameters<Parameters<Pool["connect"]>[0]>;
type Take = (...taken: Taken) => void;

function notAnswered(): DatabaseAwayError {
  return new DatabaseAwayError("the database does not answer");
}

/** Whether a database answers on a connection of its own, be it by a refusal. */
async function answers(config: PoolConfig): Promise<boolean> {
  const client = new Client({
    connectionString: config.connectionString,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
  });
  // Its calls tell what is wrong with it.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    return error instanceof Error && "severity" in error;
  } finally {
    // A connection that cannot be closed in order is gone as well.
    void client.end().catch(() => {});
  }
}

/**
 * A pool whose clients never wait for long for a database that has stopped to answer, as behind a network that
 * swallows everything. While it does not answer, nobody gets a connection; once it does, everybody does again. A
 * statement that takes long on a database that answers is left in peace.
 */
export class GuardedPool extends Pool {
  readonly #config: PoolConfig;
  /** Connections that are in use, and since when. */
  readonly #taken = new Map<PoolClient, number>();
  /** Those who wait for a connection, and since when. */
  readonly #waiting = new Map<(error: Error) => void, number>();
  #isAway = false;
  #isLooking = false;
  #answeredAt = 0;

  constructor(config: PoolConfig) {
    super(config);
    this.#config = config;
    // A connection that breaks in a transaction says so to whoever waits there; here it would end the process.
    this.on("connect", (client) => client.on("error", () => {}));
    this.on("acquire", (client) => this.#taken.set(client, Date.now()));
    this.on("release", (_error, client) => this.#taken.delete(client));
    const timer = setInterval(() => {
      if (this.ended) clearInterval(timer);
      else void this.#look();
    }, LOOK_EVERY_MS);
    timer.unref();
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Take): void;
  override connect(callback?: Take): Promise<PoolClient> | undefined {
    if (callback !== undefined) {
      this.#take(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#take((error, client) => {
        if (client === undefined) reject(error ?? notAnswered());
        else resolve(client);
      });
    });
  }

  #take(callback: Take): void {
    const giveUp = (error: Error): void => {
      if (this.#waiting.delete(giveUp)) callback(error, undefined, () => {});
    };
    this.#waiting.set(giveUp, Date.now());
    if (this.#isAway) {
      process.nextTick(giveUp, notAnswered());
      return;
    }
    super.connect((error, client, release) => {
      if (client === undefined) {
        giveUp(new DatabaseAwayError("no connection to the database", { cause: error }));
      } else if (this.#waiting.delete(giveUp)) callback(undefined, client, release);
      else release();
    });
  }

  async #look(): Promise<void> {
    if (this.#isLooking || !this.#isSuspect()) return;
    this.#isLooking = true;
    if (await this.#answersAfterAll()) {
      this.#isAway = false;
      this.#answeredAt = Date.now();
    } else this.#leave();
    this.#isLooking = false;
  }

  #isSuspect(): boolean {
    if (this.#isAway) return true;
    const suspectBefore = Date.now() - SUSPECT_AFTER_MS;
    const since = [...this.#taken.values(), ...this.#waiting.values()];
    // One that answered just now, beside a statement that takes long, is not asked again at once.
    return this.#answeredAt < suspectBefore && since.some((time) => time < suspectBefore);
  }

  async #answersAfterAll(): Promise<boolean> {
    for (let tries = 0; tries < FAILURES; tries += 1) {
      if (await answers(this.#config)) return true;
    }
    return false;
  }

  /** Fails all that is under way, and all that would be begun. */
  #leave(): void {
    this.#isAway = true;
    for (const giveUp of this.#waiting.keys()) giveUp(notAnswered());
    for (const client of this.#taken.keys()) {
      // It breaks the connection off where a statement is under way; who waits for that one is told there.
      void (client as PoolClient & Pick<Client, "end">).end().catch(() => {});
    }
  }
}
