import type { NodeDetail } from "../../lib/argument-map/describe-node.ts";

/** Details of a node, name by name. */
export function NodeDetails({ details }: { details: readonly NodeDetail[] }) {
  if (details.length === 0) return null;
  return (
    <dl className="map-facts">
      {details.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
