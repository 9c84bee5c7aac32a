import { vi } from "vitest";

/** Gives jsdom, which lays nothing out, a width for every element; the answer changes it. */
export function stubWidth(first: number): (width: number) => void {
  let width = first;
  const watches = new Set<() => void>();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => width);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly onResize: () => void;
      constructor(onResize: () => void) {
        this.onResize = onResize;
      }
      observe() {
        watches.add(this.onResize);
      }
      unobserve() {}
      disconnect() {
        watches.delete(this.onResize);
      }
    },
  );
  return (next) => {
    width = next;
    for (const onResize of watches) onResize();
  };
}
