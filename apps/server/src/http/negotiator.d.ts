/** The part that is used of it: its published types are of a version before `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, unknown>> });
    mediaType(available: readonly string[]): string | undefined;
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined;
  }
}
