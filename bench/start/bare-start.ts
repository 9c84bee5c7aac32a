// What opening an embedded database takes at least, with no server around it.
import { PGlite } from "@electric-sql/pglite";

await PGlite.create(process.argv[2]);
process.send?.("ready");
process.on("disconnect", () => process.exit());
