import { ADMIN_EXPORTS } from "@elenchus/contract/admin-calls";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../db/schema/auth-schema.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { accessLog } from "../../db/schema/supervision-schema.ts";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, TEST_PASSWORD, type TestUser } from "../../../test/test-user.ts";
import { MARKUP_PAYLOADS } from "../../../test/markup-payloads.ts";

/** Reads CSV as RFC 4180 has it, with any line's end outside of quotes for a row's, as spreadsheets do. */
function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[""]];
  let isQuoted = false;
  const body = text.replace(/^\ufeff/, "");
  for (let index = 0; index < body.length; index += 1) {
    const row = rows.at(-1) ?? [];
    const sign = body[index] ?? "";
    const isPair = sign === '"' && body[index + 1] === '"';
    if (isQuoted && isPair) {
      row[row.length - 1] += '"';
      index += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ",") row.push("");
    else if (!isQuoted && (sign === "\r" || sign === "\n")) {
      rows.push([""]);
      if (sign === "\r" && body[index + 1] === "\n") index += 1;
    } else row[row.length - 1] += sign;
  }
  const [header = [], ...lines] = rows.filter((row) => row.length > 1);
  return lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? ""])));
}

/** What a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

describe.each(DATABASE_KINDS)("exports on %s", (kind) => {
  let server: TestServer;
  let supervisor: TestUser;
  /** Student ids and the payload that is their name, interest, issue, message and summary. */
  const written = new Map<string, string>();
  beforeAll(async () => {
    server = await buildTestServer(kind);
    supervisor = await server.addUser({ userType: "supervisor" });
    const { orm } = server.database;
    for (const payload of MARKUP_PAYLOADS) {
      const name = payload.slice(0, 80);
      const id = await server.identity.ensureAccount({
        email: `${written.size}@example.org`,
        password: null,
        firstName: name,
        lastName: name,
        userType: "learner",
        awaitsConsent: false,
        hasAccess: true,
      });
      written.set(id, payload);
      const [dialogueId = ""] = await addEndedDialogues(server, id, [["failure", 1]]);
      const texts = { issue: payload, interest: payload, summary: payload };
      await orm.update(dialogues).set(texts).where(eq(dialogues.id, dialogueId));
      await orm.update(messages).set({ text: payload }).where(eq(messages.dialogueId, dialogueId));
    }
  });
  afterAll(() => server.close());

  const download = async (name: keyof typeof ADMIN_EXPORTS) => {
    const url = ADMIN_EXPORTS[name];
    return server.app.inject({ url, headers: { cookie: supervisor.cookie } });
  };

  test.each(["students", "dialogues"] as const)(
    "%s are CSV in which nothing is a formula, and everything is what was written",
    async (name) => {
      const { statusCode, headers, body } = await download(name);
      expect(statusCode).toBe(200);
      expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(headers["content-disposition"]).toBe(`attachment; filename="elenchus-${name}.csv"`);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(body.startsWith("\ufeff")).toBe(true);
      const rows = readCsv(body);
      expect(rows).toHaveLength(MARKUP_PAYLOADS.length);
      for (const row of rows) {
        expect(Object.values(row).filter((cell) => FORMULA.test(cell))).toEqual([]);
        const payload = written.get(row["student_id"] ?? "") ?? "none";
        const shown = FORMULA.test(payload) ? `'${payload}` : payload;
        expect(row["student_first_name"]).toBe(shown.slice(0, shown.length - payload.length + 80));
      }
    },
  );

  test("dialogues have issue, interest and summary as they were written", async () => {
    for (const row of readCsv((await download("dialogues")).body)) {
      const payload = written.get(row["student_id"] ?? "") ?? "none";
      const shown = FORMULA.test(payload) ? `'${payload}` : payload;
      expect([row["issue"], row["interest"], row["performance_summary"]]).toEqual([
        shown,
        shown,
        shown,
      ]);
    }
  });

  test("transcripts are one dialogue a line, and each student's going out is in the access log", async () => {
    const { headers, body } = await download("transcripts");
    expect(headers["content-type"]).toBe("application/jsonl; charset=utf-8");
    const lines = body
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(MARKUP_PAYLOADS.length);
    for (const line of lines) {
      const payload = written.get(line.student_id);
      expect(line.messages.map((each: { message_text: string }) => each.message_text)).toEqual([
        payload,
        payload,
        payload,
      ]);
      expect(line.messages[1].assessment).toMatchObject({ judge: "test@1", confidence: 0.8 });
    }
    const looks = await server.database.orm
      .select()
      .from(accessLog)
      .where(eq(accessLog.kind, "export"));
    expect(new Set(looks.map(({ studentId }) => studentId))).toEqual(new Set(written.keys()));
  });

  test("xAPI statements have all that version 1.0.3 asks for", async () => {
    const { headers, body } = await download("xapi");
    expect(headers["x-experience-api-version"]).toBe("1.0.3");
    const { statements, more } = JSON.parse(body);
    expect(more).toBe("");
    expect(statements).toHaveLength(MARKUP_PAYLOADS.length);
    const [statement] = statements;
    const payload = written.get(statement.actor.account.name);
    expect(statement).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: "1.0.3",
      actor: { objectType: "Agent", account: { homePage: "https://learn.example.org" } },
      verb: { id: "http://adlnet.gov/expapi/verbs/failed", display: { en: "failed" } },
      object: { objectType: "Activity", definition: { name: { en: payload } } },
      result: { success: false, completion: true, duration: "PT360S" },
      context: {
        registration: new URL(statement.object.id).pathname.split("/").at(-1),
        platform: "Elenchus",
      },
      timestamp: "2026-11-01T11:01:00.000Z",
    });
    expect(new URL(statement.object.id).protocol).toBe("https:");
    expect(body).not.toContain("It is this.");
  });

  test("a statement is the same until its dialogue ends or is re-judged", async () => {
    const find = async (dialogueId: string) =>
      JSON.parse((await download("xapi")).body).statements.find(
        (one: { context: { registration: string } }) => one.context.registration === dialogueId,
      );
    const learner = await server.addUser();
    const { session_id } = await startDialogue(learner);
    await learner.call("chat", { session_id, message: "right 1" });
    const begun = await find(session_id);
    expect(begun.verb.display.en).toBe("attempted");
    await learner.call("chat", { session_id, message: "wrong" });
    expect(await find(session_id)).toEqual(begun);
    for (const message of ["right 2", "right 3"])
      await learner.call("chat", { session_id, message });
    const passed = await find(session_id);
    expect(passed.result).toMatchObject({
      success: true,
      duration: expect.stringMatching(/^PT\d+S$/),
    });
    const verdict = { dialogue_id: session_id, outcome: "failure", reason: "Copied." };
    await supervisor.call("giveVerdict", verdict);
    const failed = await find(session_id);
    expect(failed.result.success).toBe(false);
    expect(new Set([begun, passed, failed].map(({ id }) => id)).size).toBe(3);
    await learner.call("deleteAccount", { password: TEST_PASSWORD });
  });

  test("a cell with line breaks neither ends its row nor begins a formula", async () => {
    const texts = ["a\n=1+1", "a\r=1+1", "\n=1+1", "a\r\n=1+1"];
    const [firstName = "", lastName = ""] = texts;
    const learner = await server.addUser({ firstName, lastName });
    const [dialogueId = ""] = await addEndedDialogues(server, learner.id, [["failure", 1]]);
    const [, , interest = "", summary = ""] = texts;
    await server.database.orm
      .update(dialogues)
      .set({ interest, summary })
      .where(eq(dialogues.id, dialogueId));
    const rows = readCsv((await download("dialogues")).body);
    expect(rows.filter((row) => Object.values(row).some((cell) => FORMULA.test(cell)))).toEqual([]);
    const row = rows.find((one) => one["dialogue_id"] === dialogueId);
    expect(row).toMatchObject({
      student_first_name: firstName,
      student_last_name: lastName,
      interest: `'${interest}`,
      performance_summary: summary,
    });
    await learner.call("deleteAccount", { password: TEST_PASSWORD });
  });

  test("calls hand out payloads as they are, in JSON that no browser renders", async () => {
    const [id = ""] = written.keys();
    const [newest] = await server.database.orm
      .select({ id: dialogues.id })
      .from(dialogues)
      .where(eq(dialogues.userId, id))
      .orderBy(desc(dialogues.startedAt));
    const answers = [
      await supervisor.call("students", { limit: 100 }),
      await supervisor.call("student", { student_id: id }),
      await supervisor.call("transcript", { student_id: id, dialogue_id: newest?.id }),
      await supervisor.call("classView"),
    ];
    for (const { status, headers, text } of answers) {
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      const inJson = MARKUP_PAYLOADS.map((payload) => JSON.stringify(payload).slice(1, -1));
      expect(inJson.some((payload) => text.includes(payload))).toBe(true);
    }
    for (const payload of MARKUP_PAYLOADS) {
      const { body } = await supervisor.call("students", { search: payload.slice(0, 80) });
      const found = body.students.map(
        (row: { student_last_name: string }) => row.student_last_name,
      );
      expect(found).toContain(payload.slice(0, 80));
    }
  });

  test("nobody and nothing makes an empty file, not a broken one", async () => {
    const { orm } = server.database;
    await orm.delete(users).where(eq(users.userType, "learner"));
    expect(readCsv((await download("students")).body)).toEqual([]);
    expect((await download("students")).body).toContain("student_id,student_last_name");
    expect((await download("transcripts")).body).toBe("");
    expect(JSON.parse((await download("xapi")).body)).toEqual({ statements: [], more: "" });
  });
});
