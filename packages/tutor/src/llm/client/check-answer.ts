import * as z from "zod/mini";
import type { StructuredCall } from "../model-client.ts";
import { extractJson, unwrapJson } from "./extract-json.ts";

/** An answer that fits, or what is wrong with it, in words for the model alone. */
export type Checked<Value> = { readonly value: Value } | { readonly fault: string };

/** More than these at once only confuse. */
const MOST_ISSUES = 5;

/** zod/mini says "Invalid input" of everything; a model needs to know more. */
const EXPLAIN = z.locales.en().localeError;

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`))
    .join("\n");
}

/** Whether there is JSON in it, whether that has the shape, and whether it is what was asked for. */
export function checkAnswer<Schema extends z.ZodMiniType>(
  question: StructuredCall<Schema>,
  text: string,
): Checked<z.output<Schema>> {
  const tryAll = (found: readonly unknown[]) =>
    found.map((json) => z.safeParse(question.schema, json, { error: EXPLAIN }));
  const fits = ({ success }: { readonly success: boolean }): boolean => success;
  const found = extractJson(text);
  const tries = tryAll(found);
  // What is wrong is told of the whole, not of an object within.
  const parsed = tries.find(fits) ?? tryAll(found.flatMap(unwrapJson)).find(fits) ?? tries.at(-1);
  if (parsed === undefined) return { fault: "It has no JSON object in it." };
  if (!parsed.success) return { fault: describeIssues(parsed.error.issues) };
  const fault = question.findFault?.(parsed.data) ?? null;
  return fault === null ? { value: parsed.data } : { fault };
}
