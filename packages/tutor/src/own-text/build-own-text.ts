import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import { BUILT_IN_NAME } from "../built-in/built-in-name.ts";
import { writeArgument } from "../built-in/compose/write-argument.ts";
import { formFromArgument } from "./form-from-argument.ts";

const ISSUE = "Should a city museum be free for everyone on Sundays?";

/** For tests: a text with a key that can be published, for a module. */
export function buildOwnText(
  module: ModuleNumber,
  changes: Partial<OwnTextForm> = {},
): OwnTextForm {
  const request = { module, issue: ISSUE, interest: "museums", seed: 3, recentFrames: [] };
  return {
    ...formFromArgument(writeArgument(request, BUILT_IN_NAME)),
    title: "Sundays at the museum",
    source: "The school paper",
    licence: "CC BY 4.0",
    ...changes,
  };
}
