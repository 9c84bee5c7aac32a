import { MAX_CLASS_LIST_CHARS } from "@elenchus/domain/class-lists";
import { useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { FormProblem } from "../../lib/form-problem.ts";
import { FieldProblem } from "../../ui/field-problem.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { decodeList, FAR_TOO_LONG, ListFileProblem } from "./read-list-file.ts";

interface ListFormProps {
  list: string;
  onList: (list: string) => void;
  /** Looks at it. */
  onCheck: () => Promise<void>;
}

/** A list that is pasted, or read from a file. */
export function ListForm({ list, onList, onCheck }: ListFormProps) {
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const submission = useSubmission(
    async () => {
      if (list.trim() === "") throw new FormProblem("Paste the list, or choose a file.", "list");
      if (list.length > MAX_CLASS_LIST_CHARS)
        throw new FormProblem(`This list is too long. ${FAR_TOO_LONG}`, "list");
      await onCheck();
    },
    {
      whatFailed: "The list could not be read. Reload the page and try again.",
      blame: () => "list",
    },
  );
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onList(decodeList(new Uint8Array(await file.arrayBuffer())));
      setFileProblem(null);
    } catch (error) {
      if (!(error instanceof ListFileProblem)) reportError(error);
      setFileProblem(
        error instanceof ListFileProblem ? error.message : "The file could not be read.",
      );
    }
  };
  return (
    <form className="max-w-3xl space-y-5" {...submission.form}>
      <div>
        <label className="label" htmlFor="class-list-file">
          A file (CSV or text)
        </label>
        <input
          id="class-list-file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className="field"
          aria-invalid={fileProblem === null ? undefined : true}
          aria-describedby={fileProblem === null ? undefined : "class-list-file-problem"}
          onChange={({ target }) => void readFile(target.files?.[0])}
        />
        {fileProblem !== null && (
          <FieldProblem problem={{ id: "class-list-file-problem", text: fileProblem }} />
        )}
      </div>
      <TextArea
        label="Or paste the list"
        rows={10}
        spellCheck={false}
        autoComplete="off"
        className="font-mono"
        value={list}
        onChange={({ target }) => onList(target.value)}
        {...submission.field("list")}
      />
      <FormEnd submission={submission}>
        {submission.pending ? "Reading the list..." : "Look at the list"}
      </FormEnd>
    </form>
  );
}
