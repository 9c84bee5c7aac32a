import { afterEach, expect, test, vi } from "vitest";
import { ensureDebianPackage } from "./ensure-debian-package.mjs";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a program that is there is found, and nothing is installed", async () => {
  expect(await ensureDebianPackage("sh")).toMatch(/\/sh$/u);
});

test("who may install nothing is told what to install", async () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  await expect(ensureDebianPackage("no-such-program", "no-such-package")).rejects.toThrow(
    "There is no no-such-program on this machine. Install no-such-package (on Debian and Ubuntu as root: " +
      "apt-get install --no-install-recommends no-such-package) and try again.",
  );
});
