import { expect, test } from "vitest";
import { chooseMailHost } from "./mail-host.ts";

test.each([
  ["https://learn.example.org", "Elenchus <no-reply@mail.example.org>", "learn.example.org"],
  ["https://learn.example.org:8443/x", "no-reply@example.org", "learn.example.org"],
  ["https://lernen.schüle.de", "a@b.org", "lernen.xn--schle-mva.de"],
  ["http://localhost:3000", "Elenchus <no-reply@example.org>", "example.org"],
  ["http://192.168.1.5:3000", "no-reply@example.org", "example.org"],
  ["http://[::1]:3000", "no-reply@schüle.de", "xn--schle-mva.de"],
  ["http://printer.local", "no-reply@example.org", "example.org"],
  [null, "Elenchus <no-reply@elenchus.test>", "elenchus.test"],
  [null, "root@localhost", "localhost.localdomain"],
])("%s and %s: %s", (publicUrl, from, host) => {
  expect(chooseMailHost(publicUrl, from)).toBe(host);
});
