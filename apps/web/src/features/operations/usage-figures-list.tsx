import type { UsageReply } from "@elenchus/contract/admin-operations";
import { useId } from "react";
import type { FigureData } from "../../ui/figure/figure-data.ts";
import { FigureTable } from "../../ui/figure/figure-table.tsx";
import { Figure } from "../../ui/figure/figure.tsx";
import {
  drawCost,
  drawTokens,
  drawTurns,
  listGroups,
  listModels,
  listTotals,
} from "./usage-figures.ts";

const NO_MODEL = "No AI model was called in these days. The built-in tutor needs none.";

/** Everything that is added up of a span. */
export function UsageFigures({ reply }: { reply: UsageReply }) {
  const { total, by_model: models, by_group: groups } = reply;
  const hasCalls = total.calls > 0;
  return (
    <>
      <dl className="class-totals">
        {listTotals(reply).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <Figure
          title="Turns"
          data={total.turns === 0 ? null : drawTurns(reply)}
          empty="No learner has written anything in these days."
        >
          Learners’ messages in the dialogues that began on each day (UTC), whichever tutor replied.
        </Figure>
        <Figure title="Tokens" data={hasCalls ? drawTokens(reply) : null} empty={NO_MODEL}>
          What the AI model read and wrote, on each day (UTC).
        </Figure>
        <Figure title="Cost" data={hasCalls ? drawCost(reply) : null} empty={NO_MODEL}>
          In US dollars, of the calls whose price is known. What counts in the end is the provider’s
          bill.
        </Figure>
      </div>
      <div className="mt-6 grid gap-6">
        <Sums title="By model" data={models.length === 0 ? null : listModels(reply)}>
          {NO_MODEL}
        </Sums>
        <Sums title="By group" data={groups.length === 0 ? null : listGroups(reply)}>
          No learner has done anything in these days.
        </Sums>
      </div>
    </>
  );
}

interface SumsProps {
  title: string;
  /** Null: there is no line. */
  data: FigureData | null;
  /** Said where there is none. */
  children: string;
}

/** One line a model or a group. */
function Sums({ title, data, children }: SumsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 sm:p-7">
      <h3 id={id} className="heading-2">
        {title}
      </h3>
      <div className="mt-3">
        {data === null ? <p>{children}</p> : <FigureTable title={title} data={data} />}
      </div>
    </section>
  );
}
