/** What every command takes: where the server is. */
/** @type {Readonly<Record<string, import("./commands.mjs").CommandOption>>} */
export const DOOR_OPTIONS = {
  server: {
    value: "URL",
    text: "the server's door: http://127.0.0.1:ADMIN_PORT, or what leads there",
  },
  "token-file": { value: "FILE", text: "whose text is the server's ADMIN_TOKEN" },
};
