/** Where the program's own files are, from sources and from the bundle. */
export interface Places {
  /** `apps/server`. */
  readonly serverFolder: string;
  /** The encoder's thread; null takes the one beside its source. */
  readonly encoderWorker: URL | null;
}

/** Told of failures that no request waits for. */
export type Report = (message: string, cause: unknown) => void;
