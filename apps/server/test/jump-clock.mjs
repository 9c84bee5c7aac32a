// Loaded before a server: its machine's clock is ahead by as many milliseconds as the file CLOCK_FILE says, from one moment
// to the next.
import { readFileSync } from "node:fs";

const file = process.env["CLOCK_FILE"] ?? "";
let shift = 0;
const look = () => {
  shift = Number(readFileSync(file, "utf8"));
};
look();
setInterval(look, 20).unref();

globalThis.Date = new Proxy(Date, {
  construct: (date, parts) =>
    Reflect.construct(date, parts.length > 0 ? parts : [date.now() + shift]),
  get: (date, name) => (name === "now" ? () => date.now() + shift : Reflect.get(date, name)),
});
