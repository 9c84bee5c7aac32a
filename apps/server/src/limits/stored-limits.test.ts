import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildDatabase, DATABASE_KINDS } from "../../test/build-database.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors/app-error.ts";
import { createStoredLimits } from "./stored-limits.ts";

const FROM = { address: "192.0.2.1", device: null };
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

  const tries = (count: number, make: (index: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: count }, (_none, index) => outcome(make(index))));
  const count = (outcomes: unknown[], wanted: unknown) =>
    outcomes.filter((one) => one === wanted).length;
  /** Limits that do not really wait, and for how long they would have. */
  const buildHasty = () => {
    const waits: number[] = [];
    return {
      waits,
      limits: createStoredLimits(database.orm, { wait: async (ms) => waits.push(ms) }),
    };
  };

  test("five failures are heard, the sixth try from there is refused, even a right one, on every instance", async () => {
    const [one, two] = [createStoredLimits(database.orm), createStoredLimits(database.orm)];
    const subject = { account: "Ada@example.org", ...FROM };
    for (let index = 0; index < 5; index += 1) {
      expect(await outcome(one.tryLogIn(subject, wrong))).toBeNull();
    }
    expect(await outcome(one.tryLogIn(subject, right))).toBe(429);
    expect(await outcome(two.tryLogIn({ ...subject, account: "ada@example.org " }, right))).toBe(
      429,
    );
    expect(await outcome(two.tryLogIn({ ...subject, account: "bob@example.org" }, right))).toBe(
      "in",
    );
    expect(await outcome(two.tryLogIn({ ...subject, device: "known" }, right))).toBe("in");
    const elsewhere = { ...subject, address: "198.51.100.9" };
    expect(await outcome(two.tryLogIn(elsewhere, right))).toBe("in");
  });

  test.each([
    { device: null, heard: 5 },
    { device: "stolen", heard: 6 },
  ])(
    "of a hundred wrong tries at once from one place few are heard, on all instances together: %o",
    async ({ device, heard }) => {
      const instances = [1, 2, 3].map(() => buildHasty().limits);
      const from = { account: "crowd@example.org", address: "192.0.2.50", device };
      const outcomes = await tries(100, async (index) =>
        instances[index % 3]?.tryLogIn(from, wrong),
      );
      expect([count(outcomes, null), count(outcomes, 429)]).toEqual([heard, 100 - heard]);
    },
  );

  test("at a known device a right password passes after any number of wrong ones, in its turn", async () => {
    const { limits, waits } = buildHasty();
    const subject = { account: "clumsy@example.org", address: "192.0.2.52", device: "known" };
    for (let index = 0; index < 5; index += 1) await limits.tryLogIn(subject, wrong);
    expect(waits).toEqual([]);
    expect(await outcome(limits.tryLogIn(subject, right))).toBe("in");
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(11_000);
    expect(waits[0]).toBeLessThanOrEqual(12_000);
  });

  test("a hundred wrong tries at once from a hundred addresses are heard seven times, on all instances together", async () => {
    const hasty = [buildHasty(), buildHasty()];
    const account = "attacked@example.org";
    const outcomes = await tries(100, async (index) =>
      hasty[index % 2]?.limits.tryLogIn(
        { account, address: `203.0.113.${index}`, device: null },
        wrong,
      ),
    );
    expect([count(outcomes, null), count(outcomes, 429)]).toEqual([7, 93]);
    const waits = hasty.flatMap((each) => each.waits);
    expect(waits).toHaveLength(1);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    const { limits } = hasty[0] ?? buildHasty();
    const owner = { account, address: "192.0.2.99", device: null };
    const refusal = await limits.tryLogIn(owner, right).catch((error: unknown) => error);
    const retryAfter = (refusal as AppError).retryAfter ?? 0;
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(10);
    await passTime(retryAfter);
    expect(await outcome(limits.tryLogIn(owner, right))).toBe("in");
    expect(waits.every((ms) => ms <= 10_000)).toBe(true);
  });

  /** Makes all that is counted so many seconds older. */
  /** Ends what this server remembers by its own clock. */
  const passTimeHere = (seconds: number) => {
    const later = performance.now() + seconds * 1000;
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(performance, "now").mockReturnValue(later);
  };
  const passTime = (seconds: number) =>
    database.orm.execute(
      sql`update rate_limits set expire = expire - make_interval(secs => ${seconds})`,
    );

  test.each([1, 365])(
    "what was counted by a clock that was %i days ahead keeps nobody out once it is put back",
    async (days) => {
      const { limits, waits } = buildHasty();
      const account = `ahead${days}@example.org`;
      const stranger = { account, address: "192.0.2.90", device: null };
      const known = { account, address: "192.0.2.91", device: "known" };
      await tries(20, (index) =>
        limits.tryLogIn({ ...stranger, address: `203.0.113.${index}` }, wrong),
      );
      await tries(20, () => limits.tryLogIn(known, wrong));
      await passTime(-days * 86_400);
      expect(await outcome(limits.tryLogIn(stranger, right))).toBe("in");
      await tries(5, () => limits.tryLogIn(known, wrong));
      expect(await outcome(limits.tryLogIn(known, right))).toBe("in");
      expect(Math.max(...waits)).toBeLessThanOrEqual(12_000);
    },
  );

  test("tries that are refused by the pace do not use up an address's own", async () => {
    const { limits } = buildHasty();
    const account = "patient@example.org";
    await tries(8, (index) =>
      limits.tryLogIn({ account, address: `203.0.113.${index}`, device: null }, wrong),
    );
    const owner = { account, address: "192.0.2.98", device: null };
    for (let index = 0; index < 8; index += 1) {
      expect(await outcome(limits.tryLogIn(owner, right))).toBe(429);
    }
    await passTime(10);
    expect(await outcome(limits.tryLogIn(owner, right))).toBe("in");
  });

  test("any number of right tries at once are let in, and forget earlier failures", async () => {
    const limits = createStoredLimits(database.orm);
    for (const device of [null, "known"]) {
      const subject = { account: "busy@example.org", address: "192.0.2.51", device };
      for (let round = 0; round < 3; round += 1) {
        await limits.tryLogIn(subject, wrong);
        await limits.tryLogIn(subject, wrong);
        const outcomes = await tries(20, () => limits.tryLogIn(subject, right));
        expect(count(outcomes, "in")).toBe(20);
      }
    }
  });

  test("an IPv6 network is one address; the accounts tried from there are each their own", async () => {
    const limits = createStoredLimits(database.orm);
    const subject = (index: number, account: string) => ({
      account,
      address: `2001:db8:0:1::${index}`,
      device: null,
    });
    const one = await tries(8, (index) =>
      limits.tryLogIn(subject(index, "one@example.org"), wrong),
    );
    expect(count(one, null)).toBe(5);
    const many = await tries(50, (index) =>
      limits.tryLogIn(subject(index, `${index}@example.org`), wrong),
    );
    expect(count(many, null)).toBe(50);
  });

  test("eight hundred people at one address are eight hundred, however often each of them comes", async () => {
    const limits = createStoredLimits(database.orm);
    const address = "192.0.2.70";
    const register = (index: number) =>
      limits.take("registration", { account: `pupil${index}@school.example`, address });
    for (const _time of [1, 2]) {
      const outcomes = await tries(800, register);
      expect(count(outcomes, 429)).toBe(0);
    }
    const more = await tries(300, (index) => register(1000 + index));
    expect(count(more, 429)).toBe(100);
    // Whoever is one of the thousand goes on, and whoever was refused is none of them by asking again.
    expect(await outcome(register(0))).toBeUndefined();
    const again = await tries(300, (index) => register(1000 + index));
    expect(count(again, 429)).toBe(100);
    expect(
      await outcome(limits.take("registration", { account: "x", address: "192.0.2.71" })),
    ).toBe(undefined);
  });

  test("a factor makes that fewer or more people, and leaves each person what they may do", async () => {
    const limits = createStoredLimits(database.orm, { factor: 0.1 });
    const account = (index: number) => `factor${index}@school.example`;
    const outcomes = await tries(110, (index) =>
      limits.take("registration", { account: account(index), address: "192.0.2.80" }),
    );
    expect(count(outcomes, 429)).toBe(10);
    const one = { account: account(200), address: "192.0.2.81" };
    const own = await tries(8, () => limits.take("registration", one));
    expect(count(own, 429)).toBe(3);
  });

  test("an address that fails at a hundred accounts is slowed down, and nobody else", async () => {
    const { limits, waits } = buildHasty();
    const address = "192.0.2.150";
    const spray = (from: number, length: number) =>
      tries(length, (index) =>
        limits.tryLogIn({ account: `${from + index}@spray.example`, address, device: null }, wrong),
      );
    // A person who mistypes it again and again is one.
    for (const _time of [1, 2, 3]) await spray(0, 30);
    expect(count(await spray(30, 60), null)).toBe(60);
    await spray(90, 10);
    expect(waits).toEqual([]);
    const slowed = await spray(200, 50);
    expect(count(slowed, null)).toBe(11);
    expect(count(slowed, 429)).toBe(39);
    expect(Math.max(...waits)).toBeGreaterThan(8000);
    const before = waits.length;
    const ada = { account: "ada@school.example", address, device: "known" };
    expect(await outcome(limits.tryLogIn(ada, right))).toBe("in");
    expect(
      await outcome(limits.tryLogIn({ ...ada, address: "192.0.2.151", device: null }, right)),
    ).toBe("in");
    expect(waits).toHaveLength(before);
    passTimeHere(1);
    await passTime(601);
    expect(count(await spray(300, 50), null)).toBe(50);
  });

  test("whoever sprays on is refused without a statement, a second later, until a place is free", async () => {
    const { limits, waits } = buildHasty();
    const spray = (index: number) =>
      outcome(
        limits.tryLogIn(
          { account: `on${index}@spray.example`, address: "192.0.2.160", device: null },
          wrong,
        ),
      );
    for (let index = 0; index < 100; index += 1) await spray(index);
    await tries(20, (index) => spray(100 + index));
    const before = waits.length;
    const inserted = vi.spyOn(database.orm, "insert");
    expect(await spray(200)).toBe(429);
    expect(inserted).not.toHaveBeenCalled();
    inserted.mockRestore();
    expect(waits.slice(before)).toEqual([1000]);
    passTimeHere(1);
    await passTime(2);
    expect(await spray(201)).toBeNull();
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
    const broken = async (): Promise<string | null> => {
      throw new Error("database gone");
    };
    for (let index = 0; index < 8; index += 1) {
      await expect(limits.tryOut("second_factor", "broken", broken)).rejects.toThrow(
        "database gone",
      );
    }
    expect(await limits.tryOut("second_factor", "broken", right)).toBe("in");
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
