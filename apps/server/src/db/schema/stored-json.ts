import { customType } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";

/**
 * The version that JSON is stored with. What was stored without one is of the releases before. It grows when a
 * field changes its meaning; a reader then tells the old form by it. A field more needs no new version.
 */
const STORED_VERSION = 1;

/** `orElse(schema, value)`: a field that is read as this value where it is missing, or nothing that it could be. */
export { orElse };

export const text = orElse(z.string(), "");
export const textOrNull = orElse(z.nullable(z.string()), null);
export const count = orElse(z.int().check(z.nonnegative()), 0);

/** A list as far as it can be read; the rest is left out. */
export function listOf<Schema extends z.ZodMiniType>(item: Schema) {
  return z.pipe(
    orElse(z.array(z.unknown()), []),
    z.transform((items) =>
      items.flatMap((one): z.output<Schema>[] => {
        const read = z.safeParse(item, one);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

/** Values by name as far as they can be read; the rest is left out. */
export function recordOf<Schema extends z.ZodMiniType>(item: Schema) {
  return z.pipe(
    orElse(z.record(z.string(), z.unknown()), {}),
    z.transform((values) => {
      const read = Object.entries(values).flatMap(([name, one]): [string, z.output<Schema>][] => {
        const { success, data } = z.safeParse(item, one);
        return success ? [[name, data]] : [];
      });
      return Object.fromEntries(read);
    }),
  );
}

export const texts = listOf(z.string());

/** The stored value, if it has any fields to be read. */
export function asObject(stored: unknown): object {
  return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? stored : {};
}

/** A list that is stored as it is, or one item, with the version in each. */
function stamp(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stamp);
  return typeof value === "object" && value !== null
    ? { version: STORED_VERSION, ...value }
    : value;
}

/** JSON as every column of it is written. */
export function writeStored(value: unknown): string {
  return JSON.stringify(stamp(value));
}

/**
 * A column of JSON that whoever selects it gets through its reader: whatever release has stored it, and whatever
 * has become of it, it can be read. `json`, not `jsonb`: it is only ever read whole.
 */
export function storedJson<Value>(name: string, read: (stored: unknown) => Value) {
  return customType<{ data: Value; driverData: unknown }>({
    dataType: () => "json",
    fromDriver: read,
    toDriver: writeStored,
  })(name);
}
