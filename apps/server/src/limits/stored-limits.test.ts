import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDatabase, DATABASE_KINDS } from "../../test/build-database.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors/app-error.ts";
import { createStoredLimits } from "./stored-limits.ts";

const FROM = { address: "192.0.2.1" };
const wrong = async () => null;
const right = async () => "in";

/** What became of a try: its result, or the refusal's status. */
async function outcome<Result>(attempt: Promise<Result>) {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof AppError) return error.status;
    throw error;
  }
}

describe.each(DATABASE_KINDS)("limits on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await buildDatabase(kind);
  });
  afterAll(() => database.close());

  test("five failures are heard, the sixth try is refused, even a right one, on every instance", async () => {
    const [one, two] = [createStoredLimits(database.orm), createStoredLimits(database.orm)];
    const subject = { account: "Ada@example.org", ...FROM };
    for (let index = 0; index < 5; index += 1) {
      expect(await outcome(one.tryOut("log_in", subject, wrong))).toBeNull();
    }
    expect(await outcome(one.tryOut("log_in", subject, right))).toBe(429);
    const elsewhere = { account: "ada@example.org ", address: "198.51.100.9" };
    expect(await outcome(two.tryOut("log_in", elsewhere, right))).toBe(429);
    const other = { account: "bob@example.org", ...FROM };
    expect(await outcome(two.tryOut("log_in", other, right))).toBe("in");
  });

  test("fifty wrong tries at once are heard five times", async () => {
    const limits = createStoredLimits(database.orm);
    const subject = { account: "crowd@example.org", address: "192.0.2.50" };
    const tries = Array.from({ length: 50 }, () =>
      outcome(limits.tryOut("log_in", subject, wrong)),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((one) => one === null)).toHaveLength(5);
    expect(outcomes.filter((one) => one === 429)).toHaveLength(45);
  });

  test("any number of right tries at once are let in, and forget earlier failures", async () => {
    const limits = createStoredLimits(database.orm);
    const subject = { account: "busy@example.org", address: "192.0.2.51" };
    for (let round = 0; round < 3; round += 1) {
      await limits.tryOut("log_in", subject, wrong);
      await limits.tryOut("log_in", subject, wrong);
      const tries = Array.from({ length: 20 }, () => limits.tryOut("log_in", subject, right));
      expect(new Set(await Promise.all(tries))).toEqual(new Set(["in"]));
    }
  });

  test("many accounts from one IPv6 network are one address", async () => {
    const limits = createStoredLimits(database.orm);
    const outcomes: unknown[] = [];
    for (let index = 0; index < 25; index += 1) {
      const subject = { account: `${index}@example.org`, address: `2001:db8:0:1::${index}` };
      outcomes.push(await outcome(limits.tryOut("log_in", subject, wrong)));
    }
    expect(outcomes.filter((one) => one === 429)).toHaveLength(5);
  });

  test("a refusal says in words and seconds when to come back", async () => {
    const limits = createStoredLimits(database.orm);
    const subject = { account: "often@example.org", address: "192.0.2.60" };
    for (let index = 0; index < 5; index += 1) await limits.take("registration", subject);
    const refusal = await limits.take("registration", subject).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 429, code: "too_many_requests" });
    expect((refusal as AppError).retryAfter).toBeGreaterThan(3500);
    expect((refusal as AppError).userMessage).toMatch(/Please wait 60 minutes and try again\./);
  });

  test("a try that breaks is neither a success nor a failure", async () => {
    const limits = createStoredLimits(database.orm);
    const subject = { account: "broken@example.org", address: "192.0.2.61" };
    const broken = async (): Promise<string | null> => {
      throw new Error("database gone");
    };
    for (let index = 0; index < 8; index += 1) {
      await expect(limits.tryOut("log_in", subject, broken)).rejects.toThrow("database gone");
    }
    expect(await limits.tryOut("log_in", subject, right)).toBe("in");
  });

  test("what is taken once is taken, on every instance, also by twenty at once", async () => {
    const [one, two] = [createStoredLimits(database.orm), createStoredLimits(database.orm)];
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        (index % 2 === 0 ? one : two).takeOnce("code ada 123456", 60),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await one.takeOnce("code ada 654321", 60)).toBe(true);
  });

  test("no counter tells who was counted", async () => {
    const limits = createStoredLimits(database.orm);
    await limits.take("turn", { account: "secret@example.org", ...FROM });
    const { rows } = (await database.orm.execute("select key from rate_limits")) as {
      rows: { key: string }[];
    };
    expect(rows.some(({ key }) => key.includes("@"))).toBe(false);
  });
});
