import { formatValue, ROW_NAMES, type FigureData } from "./figure-data.ts";

/** The figures of a chart, one line a row. */
export function FigureTable({ title, data }: { title: string; data: FigureData }) {
  return (
    // Wider than a phone: it scrolls by itself, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div role="region" aria-label={`${title}: figures`} tabIndex={0} className="figure-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{ROW_NAMES[data.rowsAre]}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {data.series.map((series, index) => (
                <td key={series.name}>{formatValue(row.values[index], series)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
