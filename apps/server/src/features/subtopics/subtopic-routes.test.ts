import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue } from "../../../test/test-user.ts";

describe.each(PRODUCTION_DATABASE)("issues to choose from on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  test("need an interest", async () => {
    const user = await server.addUser();
    const { status, body } = await user.call("getPassageSubtopics", {});
    expect(status).toBe(400);
    expect(body.error).toBe("Please add at least one interest before starting a module.");
  });

  test("are about one of the learner's interests", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "bees" });
    const { status, body } = await user.call("getPassageSubtopics", {});
    expect(status).toBe(200);
    expect(body.user_interest).toBe("bees");
    expect(body.passage_subtopics).toHaveLength(5);
  });

  test("take the interests in turn, the newest first", async () => {
    const user = await server.addUser();
    for (const interest of ["one", "two", "three"]) await user.call("addInterest", { interest });
    const offered: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      offered.push((await user.call("getPassageSubtopics", {})).body.user_interest);
    }
    expect(offered).toEqual(["three", "two", "one", "three", "two", "one"]);
  });

  test("come with what the tutor says of the interest; one that it will not take has one turn of its own", async () => {
    const user = await server.addUser();
    for (const interest of ["one", "grave"]) await user.call("addInterest", { interest });
    const { body } = await user.call("getPassageSubtopics", {});
    expect(body).toMatchObject({
      user_interest: "grave",
      note: "I am sorry.",
      other_interests: ["music"],
    });
    expect(body.passage_subtopics).toHaveLength(5);
    for (const interest of ["one", "one", "one"]) {
      const next = (await user.call("getPassageSubtopics", {})).body;
      expect(next.user_interest).toBe(interest);
      expect(next).not.toHaveProperty("note");
    }
    const named = await user.call("getPassageSubtopics", { interest: "grave" });
    expect(named.body.note).toBe("I am sorry.");
    await user.call("removeInterest", { interest: "one" });
    expect((await user.call("getPassageSubtopics", {})).body.user_interest).toBe("grave");
  });

  test("are about the interest that is asked for, others each time, and about nobody else's", async () => {
    const user = await server.addUser();
    for (const interest of ["one", "two"]) await user.call("addInterest", { interest });
    const first = (await user.call("getPassageSubtopics", { interest: "one" })).body;
    const second = (await user.call("getPassageSubtopics", { interest: "one" })).body;
    expect([first.user_interest, second.user_interest]).toEqual(["one", "one"]);
    expect(second.passage_subtopics).not.toEqual(first.passage_subtopics);
    const { status, body } = await user.call("getPassageSubtopics", { interest: "three" });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "interest_unknown" });
  });

  test("leave out the issue that the learner has just worked on", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "bees" });
    const [first] = (await user.call("getPassageSubtopics", {})).body.passage_subtopics;
    await user.call("initModuleChat", { module_id: 1, chosen_passage_subtopic: first });
    for (let round = 0; round < 4; round += 1) {
      const { passage_subtopics } = (await user.call("getPassageSubtopics", {})).body;
      expect(passage_subtopics).toHaveLength(5);
      expect(passage_subtopics).not.toContain(first);
    }
  });

  test("are never the same list twice running", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "bees" });
    const lists: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      lists.push((await user.call("getPassageSubtopics", {})).body.passage_subtopics.join());
    }
    for (const [index, list] of lists.slice(1).entries()) expect(list).not.toBe(lists[index]);
  });

  test("are one list under calls at once, which differs from the one before", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "bees" });
    await user.call("getPassageSubtopics", {});
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => user.call("getPassageSubtopics", {})),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const offers = await server.stores.offers.listRecent(user.id);
    expect(offers.map(({ position }) => position)).toEqual([2, 1]);
    expect(offers[0]?.issues).not.toEqual(offers[1]?.issues);
    for (const { body } of answers) expect(body.passage_subtopics).toEqual(offers[0]?.issues);
  });

  test("fail in the specification's words when the tutor fails", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "bees" });
    server.tutor.interrupt = async () => {
      throw new Error("no tutor");
    };
    const { status, body } = await user.call("getPassageSubtopics", {});
    server.tutor.interrupt = async () => {};
    expect(status).toBe(502);
    expect(body).toMatchObject({
      error: "Could not generate subtopics.",
      code: "subtopics_failed",
    });
    expect((await user.call("getPassageSubtopics", {})).status).toBe(200);
  });

  test("are what others may discuss, without the learner's own and without what is not for others", async () => {
    const [ada, bob] = [await server.addUser(), await server.addUser()];
    const chosen = await startDialogue(ada, "public squares");
    await startDialogue(ada, "shitty hotels");
    const seenBy = async (user: typeof ada) =>
      (await user.call("session")).body.latest_passage_subtopics as string[];
    expect(await seenBy(bob)).toContain(chosen.chosen_passage_subtopic);
    expect(await seenBy(ada)).not.toContain(chosen.chosen_passage_subtopic);
    expect((await seenBy(bob)).join()).not.toMatch(/shitty/);
    expect((await seenBy(bob)).length).toBeLessThanOrEqual(8);
  });
});

test("a client that leaves and cancels stops the tutor, and nothing is offered", async () => {
  const server = await buildTestServer("pglite");
  const release = vi.spyOn(server.stores.workLeases, "release");
  const user = await server.addUser();
  await user.call("addInterest", { interest: "bees" });
  let stopped: Promise<void> = Promise.resolve();
  const begun = new Promise<void>((resolve) => {
    server.tutor.interrupt = (_call, signal) => {
      stopped = new Promise((done) => signal.addEventListener("abort", () => done()));
      resolve();
      return stopped.then(() => {
        throw new Error("aborted");
      });
    };
  });
  const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const leave = new AbortController();
  const request = fetch(`${address}/api/get_passage_subtopics`, {
    method: "POST",
    headers: { cookie: user.cookie, "content-type": "application/json" },
    body: "{}",
    signal: leave.signal,
  });
  await begun;
  leave.abort();
  await expect(request).rejects.toThrow();
  expect((await user.call("cancelPassageSubtopics", {})).status).toBe(200);
  await stopped;
  // By whoever cancels: the lease, and that of work that goes on; at its very end by the work.
  await expect.poll(() => release.mock.calls.length).toBe(3);
  expect(await server.stores.offers.listRecent(user.id)).toEqual([]);
  await server.close();
});
