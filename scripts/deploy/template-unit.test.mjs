import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** @param {string} name */
const read = (name) =>
  readFileSync(new URL(`../../deploy/systemd/${name}`, import.meta.url), "utf8");

test("the unit of a second server is the first one's, but for its port and its folder", () => {
  const first = read("elenchus.service")
    .replace("Description=Elenchus\n", "Description=Elenchus on port %i\n")
    .replace("PORT=3000", "PORT=%i")
    .replace("DATA_DIR=/var/lib/elenchus\n", "DATA_DIR=/var/lib/elenchus-%i\n")
    .replace("StateDirectory=elenchus\n", "StateDirectory=elenchus-%i\n")
    .replace("WorkingDirectory=/var/lib/elenchus\n", "WorkingDirectory=/var/lib/elenchus-%i\n");
  const [comment = "", ...lines] = read("elenchus@.service").split("\n");
  expect(comment).toMatch(/^# .*elenchus@3001/u);
  expect(lines.join("\n")).toBe(first);
});
