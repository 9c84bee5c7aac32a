import type { Group } from "@elenchus/contract/admin-groups";
import { MODULE_NUMBERS, MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { fitPoints, type OwnTextForm } from "@elenchus/domain/own-text";
import { useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { createMessageId } from "../../lib/create-message-id.ts";
import { formOnWire } from "../../lib/save-own-text.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { LabelledSelect } from "./labelled-select.tsx";

interface NewTextProps {
  groups: readonly Group[];
  onMade: (ownTextId: string) => void;
  onCancel: () => void;
}

const EMPTY: OwnTextForm = {
  title: "",
  source: "",
  licence: "",
  module: 1,
  passage: "",
  flaw: "",
  points: [],
  mistakes: [],
};

/** Begins a text: an empty one, or with a passage of the library's. */
export function NewText({ groups, onMade, onCancel }: NewTextProps) {
  const [id] = useState(createMessageId);
  const [groupId, setGroupId] = useState(groups[0]?.group_id ?? "");
  const [module, setModule] = useState<ModuleNumber>(1);
  const [topic, setTopic] = useState("");
  const { form, field, pending, problem, problemId } = useSubmission(
    async () => {
      const begun =
        topic.trim() === ""
          ? fitPoints(EMPTY, module)
          : (await call("ownTextSample", { module_id: module, topic })).form;
      const { own_text } = await call("saveOwnText", {
        own_text_id: id,
        group_id: groupId,
        revision: 0,
        form: formOnWire(begun),
      });
      onMade(own_text.own_text_id);
    },
    { whatFailed: "The text could not be begun. Reload the page and try again." },
  );
  return (
    <form {...form} className="card mt-6 max-w-3xl space-y-5 p-5 sm:p-7">
      <LabelledSelect
        label="Group"
        value={groupId}
        options={groups.map(({ group_id, group_name }) => [group_id, group_name])}
        onChoose={setGroupId}
      />
      <LabelledSelect
        label="Module"
        value={String(module)}
        options={MODULE_NUMBERS.map((one) => [String(one), `${one}. ${MODULE_TITLES[one]}`])}
        onChoose={(value) => setModule(Number(value) as ModuleNumber)}
      />
      <TextField
        {...field("topic")}
        label="Begin with a passage of the library about"
        hint="A topic, such as “libraries”: all is filled in then, for you to change. Left out, you begin with an empty page."
        value={topic}
        onChange={({ target }) => setTopic(target.value)}
        maxLength={80}
        autoComplete="off"
      />
      {problem !== null && <Problem id={problemId} text={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" className="min-h-12" aria-busy={pending}>
          {pending ? "Beginning..." : "Begin"}
        </Button>
        <Button className="min-h-12" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
