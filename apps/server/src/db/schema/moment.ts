import { timestamp } from "drizzle-orm/pg-core";

/** A column that holds a moment, in whatever zone it is read. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
