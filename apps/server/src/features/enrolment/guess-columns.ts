import type { ClassListColumn } from "@elenchus/contract/admin-class-list";
import type { ListLine } from "./parse-class-list.ts";

/** Headings as schools' programs write them, without signs and marks. */
const HEADINGS: Readonly<Record<Exclude<ClassListColumn, "none">, ReadonlySet<string>>> = {
  first_name: new Set([
    "firstname",
    "givenname",
    "forename",
    "first",
    "vorname",
    "prenom",
    "nombre",
    "nome",
    "voornaam",
    "fornamn",
  ]),
  last_name: new Set([
    "lastname",
    "surname",
    "familyname",
    "last",
    "nachname",
    "familienname",
    "name",
    "nom",
    "apellido",
    "apellidos",
    "cognome",
    "achternaam",
    "efternamn",
  ]),
  email: new Set([
    "email",
    "mail",
    "emailaddress",
    "mailaddress",
    "address",
    "adresse",
    "emailadresse",
    "mailadresse",
    "correo",
    "correoelectronico",
    "courriel",
    "epost",
  ]),
};

function headingOf(cell: string): ClassListColumn {
  const plain = cell
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z]/gu, "");
  const found = Object.entries(HEADINGS).find(([, names]) => names.has(plain));
  return (found?.[0] as ClassListColumn | undefined) ?? "none";
}

/** The first column of each kind counts. */
function withoutRepeats(columns: readonly ClassListColumn[]): ClassListColumn[] {
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : "none"));
}

/** The columns' contents, and whether the first line names them. */
export interface ColumnGuess {
  readonly columns: ClassListColumn[];
  readonly hasHeadings: boolean;
}

/** By the cells: addresses have an `@`; of the others the first one is the first name. */
function guessByCells(lines: readonly ListLine[], count: number): ClassListColumn[] {
  const isAddress = (index: number) => lines.some(({ cells }) => cells[index]?.includes("@"));
  const email = Array.from({ length: count }, (_, index) => index).find(isAddress);
  const names: ClassListColumn[] = ["first_name", "last_name"];
  return Array.from({ length: count }, (_, index) =>
    index === email ? "email" : (names.shift() ?? "none"),
  );
}

/** Guesses what the columns of a list hold: by headings, and where there are none, by what stands in them. */
export function guessColumns(lines: readonly ListLine[]): ColumnGuess {
  const [first] = lines;
  const count = Math.max(1, ...lines.map(({ cells }) => cells.length));
  const named = (first?.cells ?? []).map(headingOf);
  const isHeading = named.filter((column) => column !== "none").length >= 2;
  if (!isHeading) return { columns: guessByCells(lines, count), hasHeadings: false };
  const all = Array.from({ length: count }, (_, index) => named[index] ?? "none");
  return { columns: withoutRepeats(all), hasHeadings: true };
}
