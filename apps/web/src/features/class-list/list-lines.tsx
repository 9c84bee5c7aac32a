import type { ClassListLine } from "@elenchus/contract/admin-class-list";
import { STANDING_WORDS } from "./list-words.ts";

/** ", Ada Lovelace": what there is of it. */
function nameOf({ first_name: first, last_name: last }: ClassListLine): string {
  const name = `${first} ${last}`.trim();
  return name === "" ? "" : `, ${name}`;
}

/** Lines that are not used, and why; and those of which something is worth knowing. */
export function NotedLines({ lines }: { lines: readonly ClassListLine[] }) {
  const noted = lines.filter(({ note }) => note !== null);
  if (noted.length === 0) return null;
  return (
    <section aria-labelledby="noted-lines" className="mt-6">
      <h2 id="noted-lines" className="heading-2">
        To look at
      </h2>
      <ul className="mt-2 space-y-3">
        {noted.map((each) => (
          <li key={each.line} className="wrap-anywhere">
            <span className="font-semibold">Line {each.line}</span>
            {nameOf(each)}: {each.note}
            {each.standing === "wrong" && " It is left out."}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All lines, and what becomes of each. */
export function AllLines({ lines }: { lines: readonly ClassListLine[] }) {
  return (
    <details className="mt-4">
      <summary className="admin-disclosure">All lines</summary>
      {/* Scrolls sideways, for which a keyboard must be able to get into it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section className="admin-table-frame mt-2" aria-label="Table of all lines" tabIndex={0}>
        <table className="admin-table">
          <thead>
            <tr>
              {["Line", "Name", "Address", "What happens"].map((heading) => (
                <th key={heading} scope="col" className="admin-plain">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((each) => (
              <tr key={each.line}>
                <td>{each.line}</td>
                <th scope="row">
                  {each.first_name} {each.last_name}
                </th>
                <td>{each.email === "" ? "None" : each.email}</td>
                <td>{STANDING_WORDS[each.standing]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
