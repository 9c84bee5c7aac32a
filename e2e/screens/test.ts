import { checkScreen } from "../fixtures/check-screen.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { takePictures } from "./take-pictures.ts";

/** What a walk through the screens is for: `npm run screenshots` takes a camera along. */
export interface WalkOptions {
  lens: "checks" | "camera";
}

interface WalkFixtures extends WalkOptions {
  /** Looks at the screen as it is now, under a name of its own. */
  readonly look: (name: string) => Promise<void>;
}

/** The journeys' `test` with a look at every screen on the way. */
export const test = base.extend<WalkFixtures>({
  lens: ["checks", { option: true }],
  look: async ({ page, lens }, use) => {
    const see = lens === "camera" ? takePictures : checkScreen;
    await use((name) => see(page, name));
  },
});

export { expect };
