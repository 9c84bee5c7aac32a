import { useMutation } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Problem } from "../../ui/problem.tsx";

const FILE = "elenchus-my-data.json";

/** Hands out all that is kept of the learner. */
export function DownloadSection() {
  const download = useMutation({
    mutationFn: async () => {
      const data = await call("exportMyData", {});
      saveFile(FILE, "application/json", `${JSON.stringify(data, null, 2)}\n`);
    },
  });
  return (
    <section aria-labelledby="my-data" className="account-section">
      <h2 id="my-data" className="heading-2">
        Your data
      </h2>
      <p className="mt-2 text-ink-soft">
        A file with everything we store about you, including your dialogues.
      </p>
      <Button
        className="mt-4"
        aria-busy={download.isPending}
        onClick={() => !download.isPending && download.mutate()}
      >
        {download.isPending ? "Downloading your data..." : "Download my data"}
      </Button>
      <div className="mt-4 empty:hidden">
        {download.isSuccess && <Note>Saved as {FILE}.</Note>}
        {download.isError && (
          <Problem text={describeFailure("Your data could not be downloaded.", download.error)} />
        )}
      </div>
    </section>
  );
}
