import { vi } from "vitest";

/**
 * Gives jsdom what it lacks of a window that lays out and scrolls.
 * @param matches whether a media query holds; by default none does, as on a narrow screen
 */
export function stubLayout(matches: (query: string) => boolean = () => false): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("scrollBy", () => {});
  Element.prototype.scrollIntoView = () => {};
  // Base UI waits for animations.
  Element.prototype.getAnimations = () => [];
}
