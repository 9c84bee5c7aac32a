import * as z from "zod/mini";

/** Problems of fields of a form, by their names. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Why a form is not accepted, in words for who filled it in, and which fields are to blame. */
export class FormProblem extends Error {
  override readonly name = "FormProblem";
  /** Empty where it is none in particular. */
  readonly fields: FieldProblems;

  /** @param field the one that is to blame, or all of them with what is wrong with each */
  constructor(message: string, field: string | FieldProblems | null = null) {
    super(message);
    this.fields = typeof field === "string" ? { [field]: message } : (field ?? {});
  }
}

/** The problems that a schema finds, the first of each field. */
export function findProblems(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldProblems {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) problems[String(path[0] ?? "")] ??= message;
  return problems;
}

/**
 * Checks what was filled in by the rules that the server has too.
 * @throws FormProblem with all that is wrong
 */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw new FormProblem(issues[0]?.message ?? "", findProblems(issues));
}
