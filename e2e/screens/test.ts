import type { Locator } from "@playwright/test";
import { checkScreen } from "../fixtures/check-screen.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { takePictures } from "./take-pictures.ts";

/** What a walk through the screens is for: `npm run screenshots` takes a camera along. */
export interface WalkOptions {
  lens: "checks" | "camera";
}

interface WalkFixtures extends WalkOptions {
  /** Looks at the screen as it is now, under a name of its own; a picture may be of a part of it alone. */
  readonly look: (name: string, part?: Locator) => Promise<void>;
}

/** The journeys' `test` with a look at every screen on the way. */
export const test = base.extend<WalkFixtures>({
  lens: ["checks", { option: true }],
  look: async ({ page, lens }, use) => {
    const see = lens === "camera" ? takePictures : checkScreen;
    await use((name, part) => see(page, name, part));
  },
});

export { expect };
