import { calls, type CallName } from "./calls.ts";

/** Names that stand in a path: "student_id" of `/api/admin/students/:student_id`. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
}

/**
 * The address of a call. Fields of the payload that its path names go there; with GET, all others go
 * into the query, save those that are absent.
 */
export function callUrl(name: CallName, payload: unknown): string {
  const { method, path } = calls[name];
  const fields = new Map(Object.entries(payload ?? {}));
  const url = path.replaceAll(/:(\w+)/g, (_, param: string) => {
    const value = String(fields.get(param) ?? "");
    fields.delete(param);
    return encodeURIComponent(value);
  });
  if (method === "POST") return url;
  const query = [...fields].flatMap(([field, value]) =>
    value === undefined || value === null
      ? []
      : [`${encodeURIComponent(field)}=${encodeURIComponent(String(value))}`],
  );
  return query.length === 0 ? url : `${url}?${query.join("&")}`;
}
