/** One event of Chromium's trace. Source: Trace Event Format. Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the CPU alone, without that in which other programs had it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What `browser.startTracing` has to be given for `longestTask`. */
export const TASK_CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline"];

/** The longest task of the page's main thread, in milliseconds of the CPU. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) =>
    name === "thread_name" && args?.name === "CrRendererMain";
  const mains = new Set(traceEvents.filter(isMain).map(thread));
  const times = traceEvents
    .filter((event) => event.name === "RunTask" && mains.has(thread(event)))
    .map(({ tdur }) => tdur ?? 0);
  if (times.length === 0) throw new Error("The trace has no task of a page.");
  return Math.max(...times) / 1_000;
}
