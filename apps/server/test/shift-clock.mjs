// Loaded before a server: its machine's clock is wrong by as many milliseconds as CLOCK_SHIFT_MS says.
const shift = Number(process.env["CLOCK_SHIFT_MS"]);

globalThis.Date = new Proxy(Date, {
  construct: (date, parts) =>
    Reflect.construct(date, parts.length > 0 ? parts : [date.now() + shift]),
  get: (date, name) => (name === "now" ? () => date.now() + shift : Reflect.get(date, name)),
});
