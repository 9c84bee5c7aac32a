import * as z from "zod/mini";

/** Why a form is not accepted, in words for who filled it in, and which field is to blame. */
export class FormProblem extends Error {
  override readonly name = "FormProblem";
  /** The field's name; null where it is none in particular. */
  readonly field: string | null;

  constructor(message: string, field: string | null = null) {
    super(message);
    this.field = field;
  }
}

/**
 * Checks what was filled in by the rules that the server has too.
 * @throws FormProblem with the first thing that is wrong
 */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new FormProblem(issue?.message ?? "", String(issue?.path[0] ?? ""));
}
