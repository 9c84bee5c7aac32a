import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import type { TextSectionProps } from "../../lib/admin-section.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { OwnTextEditor } from "./own-text-editor.tsx";
import { TextList } from "./text-list.tsx";

/** Texts that supervisors bring: the list of them, or one of them. */
export function OwnTextsScreen({ userId, textId, onOpenText }: TextSectionProps) {
  if (textId === null) return <TextList userId={userId} onOpen={onOpenText} />;
  return <OneText key={textId} textId={textId} onOpenText={onOpenText} />;
}

function OneText({
  textId,
  onOpenText,
}: Pick<TextSectionProps, "onOpenText"> & { textId: string }) {
  const queryClient = useQueryClient();
  const [generation, setGeneration] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "own-text", textId],
    queryFn: ({ signal }) => call("ownText", { own_text_id: textId }, signal),
  });
  if (error !== null && data === undefined)
    return (
      <div className="max-w-xl pt-6">
        <Problem text={describeFailure("The text could not be loaded.", error)}>
          <Button onClick={() => void refetch()}>Try again</Button>
          <Button onClick={() => onOpenText(null)}>All texts</Button>
        </Problem>
      </div>
    );
  if (data === undefined) return <Working text="Loading the text..." className="late mt-8" />;
  return (
    <OwnTextEditor
      key={generation}
      ownText={data.own_text}
      onBack={() => {
        void queryClient.invalidateQueries({ queryKey: ["admin", "own-texts"] });
        onOpenText(null);
      }}
      onOpen={onOpenText}
      onLoadAnew={async () => {
        await refetch();
        setGeneration(generation + 1);
      }}
    />
  );
}
