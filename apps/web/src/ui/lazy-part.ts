import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadPart } from "../lib/load-part.ts";

/** A component with a file of its own, that comes when it is first drawn. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }));
}
