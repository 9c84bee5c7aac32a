import type { OwnText } from "@elenchus/contract/admin-own-texts";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import { useState } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { Saving } from "../../lib/save-own-text.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { DraftPart } from "./draft-part.tsx";
import { MarksPart } from "./marks-part.tsx";
import { MistakesPart } from "./mistakes-part.tsx";
import { PointsPart } from "./points-part.tsx";
import { PublishPart } from "./publish-part.tsx";
import { SharingPart } from "./sharing-part.tsx";
import { TextPart } from "./text-part.tsx";
import { useOwnTextDraft } from "./use-own-text-draft.ts";
import { showProblems, type ShownProblem } from "./shown-problems.ts";

interface OwnTextEditorProps {
  ownText: OwnText;
  onBack: () => void;
  onOpen: (ownTextId: string) => void;
  /** Shows what is saved, in place of what is typed here. */
  onLoadAnew: () => Promise<void>;
}

const NONE: readonly ShownProblem[] = [];

/** A text with its key, from the first word to what students get. */
export function OwnTextEditor({ ownText, onBack, onOpen, onLoadAnew }: OwnTextEditorProps) {
  const { form, change, saving, save, forget } = useOwnTextDraft(ownText);
  const [checked, setChecked] = useState<{
    form: OwnTextForm;
    problems: readonly ShownProblem[];
  }>();
  const [known, setKnown] = useState(ownText);
  const heading = useViewHeading(form.title || "A new text");
  const problems = checked?.problems ?? NONE;
  const isCurrent = checked?.form === form;
  const shown = { ...ownText, version: known.version, changed: known.changed || !isCurrent };
  const part = { form, problems, onChange: change };
  return (
    <div className="max-w-3xl pt-6">
      <Button onClick={onBack}>All texts</Button>
      <h1 ref={heading} tabIndex={-1} dir="auto" className="heading-1 mt-4 wrap-anywhere">
        {form.title || "A new text"}
      </h1>
      <p className="admin-aside">
        {ownText.group_name}
        {known.version > 0 && ` · version ${known.version} is published`}
      </p>
      <SavingNote
        saving={saving}
        onLoadAnew={() => {
          forget();
          void onLoadAnew();
        }}
        onSave={() => void save().catch(() => {})}
      />
      <div className="mt-6 space-y-10">
        <TextPart {...part} />
        {ownText.can_draft && (
          <DraftPart ownTextId={ownText.own_text_id} form={form} save={save} onChange={change} />
        )}
        <MarksPart {...part} />
        <PointsPart {...part} />
        <MistakesPart {...part} />
        <PublishPart
          ownText={checked === undefined ? { ...ownText, ...known } : shown}
          problems={isCurrent ? problems : null}
          save={save}
          onChecked={(reply) => {
            setChecked({ form, problems: showProblems(form, reply.problems) });
            setKnown(reply.own_text);
          }}
        />
        <SharingPart ownText={ownText} save={save} onOpen={onOpen} />
      </div>
    </div>
  );
}

interface SavingNoteProps {
  saving: Saving;
  onLoadAnew: () => void;
  onSave: () => void;
}

function SavingNote({ saving, onLoadAnew, onSave }: SavingNoteProps) {
  if (saving.kind === "failed")
    return (
      <div className="mt-3">
        <Problem text={`${saving.problem} It is kept in this browser.`}>
          {saving.isStale ? (
            <Button onClick={onLoadAnew}>Load what is there now</Button>
          ) : (
            <Button onClick={onSave}>Save again</Button>
          )}
        </Problem>
      </div>
    );
  return (
    <p className="mt-1 text-sm text-ink-soft">{saving.kind === "saved" ? "Saved" : "Saving..."}</p>
  );
}
