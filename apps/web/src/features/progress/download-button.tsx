import { useMutation } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Problem } from "../../ui/problem.tsx";

interface DownloadButtonProps {
  /** Null for all finished dialogues. */
  sessionId: string | null;
  text: string;
}

/** Hands out one finished dialogue, or all, as Markdown. */
export function DownloadButton({ sessionId, text }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: async () => {
      const file = await call("exportDialogues", { session_id: sessionId });
      saveFile(file.file_name, "text/markdown;charset=utf-8", file.markdown);
      return file.file_name;
    },
  });
  return (
    <div className="print:hidden">
      <Button
        aria-busy={download.isPending}
        onClick={() => !download.isPending && download.mutate()}
      >
        {download.isPending ? "Downloading..." : `${text} as Markdown`}
      </Button>
      <div className="mt-3 empty:hidden">
        {download.isSuccess && <Note>Saved as {download.data}.</Note>}
        {download.isError && (
          <Problem text={describeFailure("The file could not be downloaded.", download.error)} />
        )}
      </div>
    </div>
  );
}
