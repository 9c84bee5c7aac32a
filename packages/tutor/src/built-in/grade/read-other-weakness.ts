import type { Argument, ExpectationKind } from "@elenchus/dialogue/argument";
import type { FindKind } from "@elenchus/dialogue/find-kinds";
import { ownFindText } from "../../reader/point-text.ts";
import type { Reader } from "../../reader/reader.ts";
import { zoneOf } from "../../reader/zones.ts";

/** Steps that ask for one planned weakness, though an argument may have others. */
const ASK_FOR_ONE: ReadonlySet<ExpectationKind | null> = new Set(["fallacy", "statistical_flaw"]);
/** What may be held against any argument: something that it does not tell, or takes for granted. */
const DOUBTS: readonly FindKind[] = ["missing_information", "assumption"];

/** Whether a message that misses the planned weakness names another real one: it is true, and not what is asked. */
export async function readOtherWeakness(
  reader: Reader,
  { passage }: Argument,
  kind: ExpectationKind | null,
  message: string,
): Promise<boolean> {
  if (!ASK_FOR_ONE.has(kind)) return false;
  const readings = await reader.read(
    DOUBTS.map((doubt) => [ownFindText(passage, doubt), message] as const),
  );
  return DOUBTS.some((doubt, at) => {
    const find = { id: "own-1", kind: doubt, isOwn: true } as const;
    return zoneOf(find, readings[at]?.likelihood ?? 0) === "accepted";
  });
}
