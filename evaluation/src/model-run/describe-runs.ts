import type { Caller, Spending, SpendingCount } from "./count-spending.ts";
import { renderTable } from "./render-table.ts";
import type { RunFigures } from "./run-figures.ts";

const CALLERS: readonly Caller[] = ["tutor", "learner", "judge"];

/** What each caller's calls came to. */
export function spendingOf(spending: SpendingCount): Record<Caller, Spending> {
  return {
    tutor: spending.of("tutor"),
    learner: spending.of("learner"),
    judge: spending.of("judge"),
  };
}

/** Accounts in a table. */
export function describeSpending(spending: SpendingCount): string {
  const rows = CALLERS.map((caller) => {
    const { dollars, ...rest } = spending.of(caller);
    const cost = dollars === null ? "price not known" : `$${dollars.toFixed(4)}`;
    return [caller, { ...rest, cost }] as const;
  });
  return renderTable(Object.fromEntries(rows));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** What the guard did, and who wrote the passages: said of a tutor by a model alone. */
function describeGuard({ replies, arguments: passages }: RunFigures): string[] {
  return [
    `Of ${replies.replies} replies ${percent(replies.spared)} were ours, since the message only gamed the tutor; of ${percent(replies.rewritten)} a sentence was refused and the rest asked for again, ${percent(replies.dropped)} lost a sentence, ${percent(replies.replaced)} were replaced, ${percent(replies.completed)} completed, ${percent(replies.cut)} cut.`,
    `Passages: ${passages.written}, ${passages.byComposer} of them by the built-in composer.`,
  ];
}

/** Figures without a judge, in tables and sentences. */
export function describeFigures(figures: RunFigures, isByModel: boolean): string[] {
  const { firstText, end } = figures.seconds;
  return [
    "How the learners fared:",
    renderTable(figures.learners),
    ...(isByModel ? describeGuard(figures) : []),
    `Seconds from the learner's message: to the first text ${firstText.p50} (95 %: ${firstText.p95}), to the end ${end.p50} (95 %: ${end.p95}).`,
  ];
}
