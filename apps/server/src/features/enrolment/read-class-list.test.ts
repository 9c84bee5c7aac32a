import { describe, expect, test } from "vitest";
import { readClassList } from "./read-class-list.ts";

const read = (list: string) => readClassList({ list }, true);
const namesIn = (list: string) =>
  read(list).learners.map(({ firstName, lastName, email }) => [firstName, lastName, email]);

const ADA = ["Ada", "Lovelace", "ada@school.example"];

describe("a class list", () => {
  test.each([
    ["commas", "Ada,Lovelace,ada@school.example"],
    ["semicolons", "Ada;Lovelace;ada@school.example"],
    ["tabs, as a spreadsheet copies", "Ada\tLovelace\tada@school.example"],
    ["quotation marks", '"Ada";"Lovelace";"ada@school.example"'],
    ["line ends of Windows, and empty lines", "\r\nAda,Lovelace,ada@school.example\r\n\r\n"],
    ["line ends of old Macs", "Ada,Lovelace,ada@school.example\r"],
    ["a byte order mark", "\uFEFFAda,Lovelace,ada@school.example"],
    ["a separator that Excel names", "sep=;\r\nAda;Lovelace;ada@school.example"],
    ["the address in front", "ada@school.example,Ada,Lovelace"],
    ["headings in another order", "Email,Last name,First name\nada@school.example,Lovelace,Ada"],
    ["headings in German", "Nachname;Vorname;E-Mail\nLovelace;Ada;ADA@School.Example"],
    ["headings in French", "Prénom;Nom;Courriel\nAda;Lovelace;ada@school.example"],
    [
      "columns that nobody needs",
      "No.;First name;Last name;Email\n7;Ada;Lovelace;ada@school.example",
    ],
    ["a comma in a cell between semicolons", "Ada;Lovelace;ada@school.example"],
  ])("with %s is read", (_what, list) => {
    expect(namesIn(list)).toEqual([ADA]);
  });

  test("keeps a comma in a name where semicolons separate", () => {
    expect(namesIn("Martin;King, Jr.;mlk@school.example\nAda;Lovelace;ada@school.example")).toEqual(
      [["Martin", "King, Jr.", "mlk@school.example"], ADA],
    );
  });

  test("takes the columns that were chosen", () => {
    const choice = { list: "Lovelace,Ada", columns: ["last_name", "first_name"] as const };
    const { learners } = readClassList({ ...choice, columns: [...choice.columns] }, true);
    expect(learners).toMatchObject([{ firstName: "Ada", lastName: "Lovelace", problem: null }]);
  });

  test("tells what is wrong with a line, by its number in the file", () => {
    const list = [
      "First name,Last name,Email",
      "Ada,Lovelace,ada@school.example",
      "",
      ",Hopper,grace@school.example",
      "Alan,,alan@school.example",
      "Emmy,Noether,emmy(at)school",
      "A.,Lovelace,ADA@school.example",
      "Rosa,Parks,",
      "ROSA,Parks,",
      "Visit http://x.example,Now,a@school.example",
    ].join("\n");
    expect(read(list).learners.map(({ line, problem }) => [line, problem])).toEqual([
      [2, null],
      [4, "The first name is missing."],
      [5, "The last name is missing."],
      [6, "This is no email address."],
      [7, "Line 2 has the same address."],
      [8, null],
      [9, "Line 8 has the same name, and no address tells them apart."],
      [10, "The first name can have letters, spaces, dots, hyphens and apostrophes."],
    ]);
  });

  test("needs an address in each line where there are no user names", () => {
    const { learners } = readClassList({ list: "Rosa,Parks," }, false);
    expect(learners).toMatchObject([{ problem: "The address is missing." }]);
  });

  test.each([
    ["UTF-8 read as Windows-1252", "JÃ¼rgen,Özil,"],
    ["the same, a letter that is none", "Ada,GroÃŸ,"],
    ["letters that could not be read", "J\uFFFDrgen,Özil,"],
  ])("tells that letters are broken: %s", (_what, list) => {
    expect(read(list).learners).toMatchObject([
      { problem: expect.stringMatching(/name are broken: .*“CSV UTF-8”/u) },
    ]);
  });

  test("takes names with the letters of any language", () => {
    const names = ["Jürgen,Größe,", "Zoë,D’Ávila,", "Ægir,Ãlvares,", "Ольга,Иванова,", "明,李,"];
    expect(read(names.join("\n")).learners.map(({ problem }) => problem)).toEqual(
      names.map(() => null),
    );
  });

  test("takes what begins like a formula as text, and says so", () => {
    const note = "A cell begins like a formula. It is taken as text.";
    expect(read("-Ada,Lovelace,ada@school.example").learners).toMatchObject([
      { firstName: "-Ada", problem: null, note },
    ]);
    expect(read('"=HYPERLINK(""http://x"")",Lovelace,ada@school.example').learners).toMatchObject([
      { problem: "The first name can have letters, spaces, dots, hyphens and apostrophes.", note },
    ]);
  });

  test.each([
    [
      "5,000 lines",
      "Ada,Lovelace,\n".repeat(5000),
      "list_too_long",
      /has 5,000 lines. At most 1,000/u,
    ],
    ["headings alone", "First name,Last name", "list_empty", /nobody in this list/u],
    [
      "a quotation mark that stays open",
      'Ada,"Lovelace\nx',
      "list_not_readable",
      /quotation mark/u,
    ],
  ])("of %s is refused in words", (_what, list, code, words) => {
    expect(() => read(list)).toThrow(
      expect.objectContaining({ status: 400, code, userMessage: expect.stringMatching(words) }),
    );
  });

  test("of a thousand lines is read", () => {
    const lines = Array.from(
      { length: 1000 },
      (_, index) => `Ada,Lovelace,a${index}@school.example`,
    );
    expect(read(lines.join("\n")).learners.filter(({ problem }) => problem === null)).toHaveLength(
      1000,
    );
  });
});
