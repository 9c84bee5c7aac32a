import type { Metrics } from "../metrics/metrics.ts";

/** Where the program's own files are, from sources and from the bundle. */
export interface Places {
  /** `apps/server`. */
  readonly serverFolder: string;
  /** The program of the reader's process; null takes the one beside its source. */
  readonly readerScript: URL | null;
  /** The same for what reads backups. */
  readonly restoreScript: URL | null;
}

/** Told of what no request waits for: failures by their error, other things by facts, or null where all is said. */
export type Report = (message: string, cause: unknown) => void;

/** Who is told of what no request waits for. */
export interface Told {
  readonly report: Report;
  readonly metrics: Metrics;
}
