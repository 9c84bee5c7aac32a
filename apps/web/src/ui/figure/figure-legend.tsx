import type { FigureSeries } from "./figure-data.ts";

/** Which bar is what. */
export function FigureLegend({ series }: { series: readonly FigureSeries[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
      {series.map(({ name, tone }) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden="true" className={`figure-swatch tone-${tone}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}
