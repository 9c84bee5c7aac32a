// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { buildNode } from "../../testing/build-map.ts";
import type { ShownNode } from "../../lib/argument-map/shown-node.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { useMoveFromPassage } from "./use-move-from-passage.ts";

const SENTENCES = ["It is late.", "Late hours cost the hall."];
const KNOWN = buildNode({ text: "It is late.", quote: "It is late" });
const EARNED = buildNode({ quote: "Late hours" });
const OPEN = buildNode({ standing: "open", text: null, quote: null });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Panel({ nodes }: { nodes: readonly ShownNode[] }) {
  const area = useRef<HTMLDivElement>(null);
  useMoveFromPassage(area, nodes, SENTENCES);
  return (
    <div className="argument-panel">
      {SENTENCES.map((text) => (
        <span key={text} className="sentence">
          {text}
        </span>
      ))}
      <div ref={area}>
        {nodes.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nodes have no other name
          <div key={index} data-node={index} />
        ))}
      </div>
    </div>
  );
}

/** Draws what is known, then what was earned beside it; gives what was moved. */
function earn(mayMove: boolean) {
  stubLayout((query) => mayMove && query.includes("no-preference"));
  const moved: string[] = [];
  Element.prototype.animate = function animate(this: Element) {
    moved.push(this.getAttribute("data-node") ?? "");
    return {} as Animation;
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 9));
  const { rerender } = render(<Panel nodes={[KNOWN, OPEN]} />);
  rerender(<Panel nodes={[KNOWN, EARNED]} />);
  return moved;
}

test("what was just earned moves into its box, and nothing else", () => {
  expect(earn(true)).toEqual(["1"]);
});

test("nothing moves for who wants less motion", () => {
  expect(earn(false)).toEqual([]);
});
