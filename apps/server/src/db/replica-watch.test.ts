import { describe, expect, test, vi, beforeEach, afterEach } from "vitest";
import { LagMeter } from "./replica-lag.ts";
import { ReplicaWatch } from "./replica-watch.ts";
import type { Standing } from "./replica-standing.ts";

describe("lag", () => {
  test("is the time since the primary was where the replica is", () => {
    const meter = new LagMeter();
    expect(meter.measure(0, 500)).toBeNull();
    for (const second of [0, 1, 2, 3, 4]) meter.note(second * 1000, second * 100);
    expect(meter.measure(4000, 150)).toBe(3000);
    expect(meter.measure(4000, 300)).toBe(1000);
    expect(meter.measure(4000, 400)).toBe(0);
    expect(meter.measure(9000, 400)).toBe(0);
  });

  test("is not known of a replica that was behind from the beginning", () => {
    const meter = new LagMeter();
    meter.note(0, 100);
    meter.note(2000, 200);
    expect(meter.measure(2000, 50)).toBeNull();
    expect(meter.watchedFor(2000)).toBe(2000);
    expect(meter.measure(3000, 100)).toBe(3000);
  });

  test("of a replica that stands still is counted from where it stood, however long", () => {
    const meter = new LagMeter();
    for (let second = 0; second < 2000; second += 1) meter.note(second * 1000, second);
    expect(meter.measure(2_000_000, 0)).toBe(2_000_000);
  });
});

describe("a watch", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const REPLICA = { isReplica: true, cluster: "1", databaseId: "2", database: "school" };
  const PRIMARY = { ...REPLICA, isReplica: false };

  /** Looks once a second at what is a byte further each time. */
  function buildWatch() {
    const told: string[] = [];
    let primary = 0;
    let ask = (): Standing => ({ ...REPLICA, position: primary });
    const watched = {
      askPrimary: async () => ({ ...PRIMARY, position: primary }),
      askReplica: async () => ask(),
      report: (message: string) => void told.push(message),
    };
    const watch = new ReplicaWatch(watched, 0);
    const look = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        primary += 1;
        const looked = watch.look();
        await vi.advanceTimersByTimeAsync(1000);
        await looked;
      }
    };
    return {
      watch,
      told,
      look,
      freeze: () => {
        const position = primary;
        ask = () => ({ ...REPLICA, position });
      },
      answer: (next: () => Standing) => void (ask = next),
      follow: () => void (ask = () => ({ ...REPLICA, position: primary })),
    };
  }

  test("reads a replica that follows, tells of one that lags, and leaves one too far behind until it is back", async () => {
    const { watch, told, look, freeze, follow } = buildWatch();
    expect(watch.state()).toEqual({ kind: "behind", lagSeconds: null });
    await look(2);
    expect(watch.state()).toEqual({ kind: "following", lagSeconds: 0 });
    expect(told).toEqual([]);
    freeze();
    await look(20);
    expect(watch.state().kind).toBe("following");
    expect(told).toEqual(["the replica is 6 s behind: supervisors' pages say so"]);
    await look(60);
    expect(watch.state()).toMatchObject({ kind: "behind" });
    expect(told.slice(1)).toEqual([
      "the replica is 31 s behind: supervisors' pages are read from the primary until it has caught up",
    ]);
    follow();
    await look(2);
    expect(watch.state()).toEqual({ kind: "following", lagSeconds: 0 });
    expect(told.slice(2)).toEqual([
      "the replica is back, 0 s behind: supervisors' pages are read from it again",
    ]);
  });

  test("leaves a replica that is gone at once, says so once, and takes it back", async () => {
    const { watch, told, look, answer, follow } = buildWatch();
    await look(1);
    const gone = new Error("ECONNREFUSED");
    watch.failed(gone);
    expect(watch.state()).toEqual({ kind: "away" });
    answer(() => {
      throw gone;
    });
    await look(5);
    expect(told).toEqual([
      "the replica does not answer: supervisors' pages are read from the primary until it does",
    ]);
    follow();
    await look(1);
    expect(watch.state().kind).toBe("following");
    expect(told).toHaveLength(2);
  });

  test("goes on with a replica that broke off one question, and says so once a minute", async () => {
    const { watch, told, look } = buildWatch();
    await look(1);
    const conflict = Object.assign(new Error("conflict"), { severity: "ERROR", code: "40001" });
    watch.failed(conflict);
    watch.failed(conflict);
    expect(watch.state().kind).toBe("following");
    expect(told).toEqual(["the replica did not answer a question, and the primary did"]);
  });

  test("leaves what was made a primary", async () => {
    const { watch, told, look, answer } = buildWatch();
    await look(1);
    answer(() => ({ ...PRIMARY, position: 99 }));
    await look(3);
    expect(watch.state().kind).toBe("away");
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("names no replica");
  });
});
