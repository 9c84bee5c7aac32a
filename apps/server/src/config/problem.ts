/** A setting that is wrong or missing, in words. */
export interface Problem {
  readonly key: string;
  readonly text: string;
}
