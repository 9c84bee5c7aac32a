import { useId, type ReactNode } from "react";

interface ReportTableProps {
  title: string;
  /** What the figures are. */
  about: string;
  columns: readonly string[];
  /** What a row is about, and its figures. */
  rows: readonly (readonly string[])[];
  /** What is not in the table, and why. */
  children?: ReactNode;
}

/** A table of a report, which scrolls on a narrow screen and is whole on paper. Not there where it has no row. */
export function ReportTable({ title, about, columns, rows, children }: ReportTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      <p className="mt-1 max-w-[65ch] text-ink-soft">{about}</p>
      {rows.length > 0 && <Frame title={title} columns={columns} rows={rows} />}
      <p className="mt-2 max-w-[65ch] text-ink-soft empty:hidden">{children}</p>
    </section>
  );
}

type FrameProps = Pick<ReportTableProps, "title" | "columns" | "rows">;

function Frame({ title, columns, rows }: FrameProps) {
  return (
    // Scrolls sideways, for which a keyboard must be able to get into it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className="report-frame" aria-label={`Table: ${title}`} tabIndex={0}>
      <table className="report-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...figures], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
            <tr key={row}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                <td key={columns[column + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
