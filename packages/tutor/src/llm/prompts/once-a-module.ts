import type { ModuleNumber } from "@elenchus/domain/modules";

/** The same for every call about a module, worked out once. */
export function onceAModule<Result>(
  describe: (module: ModuleNumber) => Result,
): (module: ModuleNumber) => Result {
  const known = new Map<ModuleNumber, Result>();
  return (module) => {
    const found = known.get(module) ?? describe(module);
    known.set(module, found);
    return found;
  };
}
