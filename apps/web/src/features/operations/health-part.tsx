import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { AdminFacts } from "../../ui/admin-facts.tsx";
import { Button } from "../../ui/button.tsx";
import { CountedAt } from "../../ui/counted-at.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { listBudgets, listKept, listModel, listService, listWork } from "./health-facts.ts";

/** How things stand now. */
export function HealthPart() {
  const id = useId();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ["admin", "health"],
    queryFn: ({ signal }) => call("health", {}, signal),
    staleTime: 0,
  });
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id={id} className="heading-2">
          Health
        </h2>
        {data !== undefined && (
          <CountedAt at={dataUpdatedAt} isCounting={isFetching} onRefresh={() => void refetch()} />
        )}
      </div>
      {error !== null && (
        <div className="mt-4 max-w-xl">
          <Problem text={describeFailure("The server's health could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Asking the server..." className="late mt-4" />
      )}
      {data !== undefined && (
        <div className="mt-4 grid gap-6 xl:grid-cols-2">
          <Card title="Server">
            <AdminFacts facts={listService(data)} />
          </Card>
          <Card title="Work in the background">
            <AdminFacts facts={listWork(data)} />
          </Card>
          <Card title="AI model, last 24 hours">
            <AdminFacts facts={listModel(data)} />
            {data.model_calls.faults.length > 0 && <Faults faults={data.model_calls.faults} />}
          </Card>
          <Card title="Budgets, today">
            <AdminFacts facts={listBudgets(data)} />
          </Card>
          <Card title="What is kept">
            <AdminFacts facts={listKept(data)} />
          </Card>
        </div>
      )}
    </section>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card min-w-0 space-y-3 p-5 sm:p-7">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface FaultsProps {
  faults: readonly { model: string; outcome: string; calls: number }[];
}

function Faults({ faults }: FaultsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {faults.map(({ model, outcome, calls }) => (
        <li key={`${model} ${outcome}`} className="flex justify-between gap-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{outcome.replaceAll("_", " ")}</span>{" "}
            <span className="text-ink-soft">{model}</span>
          </span>
          <span className="tabular-nums">{calls}</span>
        </li>
      ))}
    </ul>
  );
}
