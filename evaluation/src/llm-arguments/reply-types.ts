import type * as z from "zod/mini";
import type { DRAFT_SCHEMAS, DraftForm } from "@elenchus/tutor/llm/write/draft";

/** What a model that writes well replies, by the form of the module's drafts. */
export type DraftReply<Form extends DraftForm> = z.output<(typeof DRAFT_SCHEMAS)[Form]>;
