import { ADMIN_EXPORTS } from "@elenchus/contract/admin-calls";
import { eq } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dialogues } from "../../db/schema/schema.ts";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { type TestUser } from "../../../test/test-user.ts";

const FORMULAS = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  '=HYPERLINK("https://evil.test")',
  "\t=1",
  "\r=1",
];

describe.each(PRODUCTION_DATABASE)("spreadsheets on %s", (kind) => {
  let server: TestServer;
  let supervisor: TestUser;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    supervisor = await server.addUser({ userType: "supervisor" });
    for (const [firstName, lastName] of [
      ["Zoe", "Abel"],
      ["Ada", "Young"],
      ["=1+1", "Miller"],
    ] as const) {
      const { id } = await server.addUser({ firstName, lastName });
      await addEndedDialogues(server, id, [
        ["success", 1],
        ["failure", 2, 1],
      ]);
    }
  });
  afterAll(() => server.close());

  const download = async (name: "studentsSheet" | "dialoguesSheet") => {
    const answer = await server.app.inject({
      url: ADMIN_EXPORTS[name],
      headers: { cookie: supervisor.cookie },
    });
    expect(answer.statusCode).toBe(200);
    const { sheets } = await readXlsx(answer.rawPayload);
    const [headings = [], ...rows] = sheets[0]?.rows ?? [];
    const named = rows.map((row) =>
      Object.fromEntries(headings.map((heading, at) => [String(heading), row[at] ?? null])),
    );
    return { headers: answer.headers, headings, rows: named, sheet: sheets[0] };
  };

  test("students have one line each, names first and by last name, numbers and dates as such", async () => {
    const { headers, headings, rows } = await download("studentsSheet");
    expect(headers["content-type"]).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    expect(headers["content-disposition"]).toBe('attachment; filename="elenchus-students.xlsx"');
    expect(headings.slice(0, 4)).toEqual(["Last name", "First name", "Address", "Group"]);
    expect(rows.map((row) => row["Last name"])).toEqual(["Abel", "Miller", "Young"]);
    expect(rows[0]).toMatchObject({
      "First name": "Zoe",
      Address: expect.stringContaining("@"),
      "Dialogues attempted": 2,
      "Module 1: completed": 1,
      "Module 2: failed": 1,
      "Module 1: unaided check": null,
      "Time spent (minutes)": 12,
    });
    expect(rows[0]?.["Last active (UTC)"]).toEqual(new Date("2026-11-01T15:01:00.000Z"));
  });

  test("dialogues have one line each, with words for how they ended", async () => {
    const { rows } = await download("dialoguesSheet");
    expect(rows).toHaveLength(6);
    expect(rows[1]).toMatchObject({
      "Last name": "Abel",
      Module: 2,
      Issue: "Should it be?",
      Outcome: "Failure",
      Minutes: 6,
    });
    expect(rows[1]?.["Begun (UTC)"]).toEqual(new Date("2026-11-01T14:00:00.000Z"));
  });

  test("no text is a formula, and none breaks the file", async () => {
    const texts = [...FORMULAS, "a\u0001b\uFFFFc", "<b>&\"'</b>", "x".repeat(40_000)];
    const { id } = await server.addUser({ firstName: "Eve", lastName: "Zorn" });
    const ids = await addEndedDialogues(
      server,
      id,
      texts.map(() => ["failure", 1] as const),
    );
    for (const [index, summary] of texts.entries()) {
      const isIt = eq(dialogues.id, ids[index] ?? "");
      await server.database.orm.update(dialogues).set({ summary }).where(isIt);
    }
    const { rows, sheet } = await download("dialoguesSheet");
    const told = rows
      .filter((row) => row["Last name"] === "Zorn")
      .map((row) => row["Performance summary"]);
    expect(told.slice(0, 5)).toEqual(FORMULAS.slice(0, 5));
    expect(told.slice(-3)).toEqual(["abc", "<b>&\"'</b>", "x".repeat(32_000)]);
    const formulas = [...(sheet?.cells?.values() ?? [])].filter((cell) => "formula" in cell);
    expect(formulas).toEqual([]);
  });
});
