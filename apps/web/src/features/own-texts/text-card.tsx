import type { OwnTextEntry } from "@elenchus/contract/admin-own-texts";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { formatDay } from "../../lib/format-date.ts";

interface TextCardProps {
  text: OwnTextEntry;
  onOpen: (ownTextId: string) => void;
}

/** A text: for which module and group, and whether students get it. */
export function TextCard({ text, onOpen }: TextCardProps) {
  return (
    <article className="card flex h-full flex-col p-4 sm:p-5">
      <h2 className="wrap-anywhere">
        <button
          type="button"
          dir="auto"
          className="text-button text-left text-lg font-semibold"
          onClick={() => onOpen(text.own_text_id)}
        >
          {text.title || "Without a title"}
        </button>
      </h2>
      <p className="admin-aside wrap-anywhere">
        {text.module_id}. {MODULE_TITLES[text.module_id]} · {text.group_name}
      </p>
      <p className="mt-2 font-semibold">{describeState(text)}</p>
      <p className="text-ink-soft">
        Changed on {formatDay(text.updated_at)}
        {text.shared && " · shared"}
        {!text.mine && text.author !== null && ` · brought by ${text.author}`}
      </p>
    </article>
  );
}

function describeState({ version, changed, archived }: OwnTextEntry): string {
  if (archived) return "Put away";
  if (version === 0) return "Draft";
  return `Version ${version}${changed ? ", with changes that are not published" : ""}`;
}
