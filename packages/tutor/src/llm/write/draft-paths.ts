/** A copy of a value in which every text and list that a rule has something to say about is replaced, by its path. */
export function mapPaths(
  value: unknown,
  change: (value: unknown, path: string) => unknown,
  path: string = "",
): unknown {
  const changed = change(value, path);
  if (Array.isArray(changed))
    return changed.map((one: unknown, index) => mapPaths(one, change, `${path}[${index}]`));
  if (typeof changed !== "object" || changed === null) return changed;
  return Object.fromEntries(
    Object.entries(changed).map(([key, one]) => [
      key,
      mapPaths(one, change, path === "" ? key : `${path}.${key}`),
    ]),
  );
}

/**
 * A copy of a value with other texts at some paths. A path that ends in "[+]", or in a number that its list does not have
 * yet, adds to the list.
 * @param texts by path: "reasons[1].hints[0]", "conclusion.paraphrases[+]"
 */
export function setTexts<Value>(
  value: Value,
  texts: readonly { readonly path: string; readonly text: string }[],
): Value {
  return mapPaths(value, (one, path) => {
    const put = texts.find((text) => text.path === path);
    if (put !== undefined) return put.text;
    if (!Array.isArray(one)) return one;
    const added = texts.filter((text) => {
      const at = text.path.startsWith(`${path}[`) ? text.path.slice(path.length + 1, -1) : "";
      return at === "+" || (/^\d+$/u.test(at) && Number(at) >= one.length);
    });
    return [...(one as unknown[]), ...added.map(({ text }) => text)];
  }) as Value;
}
