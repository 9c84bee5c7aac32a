import type { OwnTextEntry } from "@elenchus/contract/admin-own-texts";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { Choice } from "./choice.tsx";

interface OwnTextChoiceProps {
  groupId: string;
  /** Null: none is chosen yet. */
  chosen: string | null;
  onChoose: (text: OwnTextEntry) => void;
}

/** The texts of a group that can be set. */
export function OwnTextChoice({ groupId, chosen, onChoose }: OwnTextChoiceProps) {
  const { data, error } = useQuery({
    queryKey: ["admin", "own-texts", groupId],
    queryFn: ({ signal }) => call("ownTexts", { group_id: groupId }, signal),
  });
  if (error !== null)
    return <Problem text={describeFailure("The texts could not be loaded.", error)} />;
  if (data === undefined) return <Working text="Loading the texts..." className="late mt-2" />;
  const ready = data.own_texts.filter(({ version, archived }) => version > 0 && !archived);
  if (ready.length === 0)
    return <p className="mt-2">No text of this group is published. Bring one under “Own texts”.</p>;
  return (
    <div className="mt-2 border-l-2 border-line pl-4">
      {ready.map((text) => (
        <Choice
          key={text.own_text_id}
          name="own_text"
          value={text.own_text_id}
          chosen={text.own_text_id === chosen}
          onChoose={() => onChoose(text)}
        >
          <span dir="auto">{text.title}</span> ({text.module_id}. {MODULE_TITLES[text.module_id]})
        </Choice>
      ))}
    </div>
  );
}
