/** Names that stand in a path: "student_id" of `/api/admin/students/:student_id`. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
}

/** Of a call, what its address is made from. */
interface CallAddress {
  readonly method: "GET" | "POST";
  readonly path: string;
}

/**
 * The address of a call. Fields of the payload that its path names go there; with GET, all others go
 * into the query, save those that are absent.
 */
export function callUrl({ method, path }: CallAddress, payload: unknown): string {
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
