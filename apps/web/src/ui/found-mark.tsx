import type { MarkRole } from "@elenchus/domain/marks";
import type { MarkStanding } from "../lib/settle-marks.ts";
import { CheckIcon, CloseIcon } from "./icons.tsx";
import { MarkTag } from "./mark-tag.tsx";
import "../styles/found-marks.css";

interface FoundMarkProps {
  part: MarkRole;
  /** Undefined where nothing was found of it. */
  standing: MarkStanding | undefined;
}

/** Words behind a role, for who sees neither colour nor line. */
const STANDINGS = {
  pending: ", not answered yet",
  given: "",
  right: ", which is right",
  wrong: ", which is not right",
  later: ", which comes later",
} as const satisfies Record<MarkStanding, string>;

/** A sentence's mark, and whether it is right: by a line, an icon and, for who listens, in words. */
export function FoundMark({ part, standing }: FoundMarkProps) {
  if (standing === undefined) return <MarkTag part={part} />;
  return (
    <MarkTag part={part} className={`mark-${standing}`}>
      {standing === "right" && <CheckIcon className="" />}
      {standing === "wrong" && <CloseIcon className="" />}
      {standing === "later" && <span aria-hidden="true">· later</span>}
      <span className="sr-only">{STANDINGS[standing]}</span>
    </MarkTag>
  );
}
