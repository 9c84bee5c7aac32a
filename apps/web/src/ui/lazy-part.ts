import { createElement, lazy, type ComponentType, type FunctionComponent } from "react";
import { loadPart, PartMissing } from "../lib/load-part.ts";

/**
 * A component with a file of its own, that comes when it is first drawn. React keeps a failure for good: one that was
 * shown is forgotten, and the next time the part is asked for anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await loadPart(load) };
      } catch (error) {
        if (error instanceof PartMissing) error.forget = () => (Part = begin());
        throw error;
      }
    });
  let Part = begin();
  return (props) => createElement(Part, props);
}
