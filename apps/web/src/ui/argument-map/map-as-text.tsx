import { arrangeMap } from "@elenchus/domain/arrange-map";
import { MAP_KIND_NAMES, type MapReader } from "@elenchus/domain/map-names";
import type { ReactNode } from "react";
import { detailsOf } from "../../lib/argument-map/describe-node.ts";
import { nameStanding, type ShownNode } from "../../lib/argument-map/shown-node.ts";
import { NodeDetails } from "./node-details.tsx";

interface MapAsTextProps {
  nodes: readonly ShownNode[];
  reader: MapReader;
}

/** The map's content as a list: what hangs on a part stands under it. */
export function MapAsText({ nodes, reader }: MapAsTextProps) {
  const { conclusions, beside, onStep, reasons, strip } = arrangeMap(nodes);
  const items = (of: readonly number[]) =>
    of.map((index) => <Item key={index} node={nodes[index]} reader={reader} />);
  const branches = (of: typeof reasons) =>
    of.map(({ index, onLink, onBox }) => (
      <Item key={index} node={nodes[index]} reader={reader}>
        {items([...onLink, ...onBox])}
      </Item>
    ));
  return (
    <details className="map-as-text">
      <summary>The map as text</summary>
      <ul>
        {branches(conclusions)}
        {items([...beside, ...onStep])}
        {branches(reasons)}
        {items(strip)}
      </ul>
    </details>
  );
}

interface ItemProps {
  node: ShownNode | undefined;
  reader: MapReader;
  /** The nodes that hang on it. */
  children?: ReactNode[];
}

function Item({ node, reader, children }: ItemProps) {
  if (node === undefined) return null;
  const { kind, text } = node;
  return (
    <li>
      <p>
        <strong className="font-semibold">{MAP_KIND_NAMES[kind]}.</strong>{" "}
        <span className="text-ink-soft">{nameStanding(node, reader)}.</span>
      </p>
      {text !== null && <p>{text}</p>}
      <NodeDetails details={detailsOf(node, reader)} />
      {children !== undefined && children.length > 0 && <ul>{children}</ul>}
    </li>
  );
}
