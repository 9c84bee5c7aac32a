import type { OwnText as OwnTextOnWire, OwnTextEntry } from "@elenchus/contract/admin-own-texts";
import type { OwnTextForm, OwnTextPoint } from "@elenchus/domain/own-text";
import type { ListedOwnText, OwnText } from "../../store/own-texts/own-text-store.ts";

/** A text as a supervisor sees it in the list. */
export function presentOwnTextEntry(text: ListedOwnText, supervisorId: string): OwnTextEntry {
  return {
    own_text_id: text.id,
    group_id: text.groupId,
    group_name: text.groupName,
    title: text.title,
    module_id: text.module,
    version: text.version,
    published_at: text.publishedAt?.toISOString() ?? null,
    changed: text.revision !== text.publishedRevision,
    shared: text.isShared,
    mine: text.createdBy === supervisorId,
    author: text.author,
    archived: text.archivedAt !== null,
    updated_at: text.updatedAt.toISOString(),
  };
}

/** The supervisor who sees a text, and whether a model is there. */
export interface OwnTextViewer {
  readonly supervisorId: string;
  readonly canDraft: boolean;
}

/** The same whole. */
export function presentOwnText(
  text: OwnText,
  { supervisorId, canDraft }: OwnTextViewer,
): OwnTextOnWire {
  return {
    ...presentOwnTextEntry(text, supervisorId),
    can_draft: canDraft,
    revision: text.revision,
    form: presentForm(text.form),
  };
}

/** A form as it goes to whoever fills it in. */
export function presentForm({ points, mistakes, ...form }: OwnTextForm): OwnTextOnWire["form"] {
  return { ...form, points: presentPoints(points), mistakes: [...mistakes] };
}

/** The points of a form, in the same way. */
export function presentPoints(points: readonly OwnTextPoint[]): OwnTextOnWire["form"]["points"] {
  return points.map(({ ways, ...point }) => ({ ...point, ways: [...ways] }));
}
