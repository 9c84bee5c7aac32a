import { PartMissing } from "../lib/load-part.ts";
import { reloadPage } from "../lib/reload-page.ts";
import { Button } from "./button.tsx";
import { Problem } from "./problem.tsx";

const WORDS = {
  late: "This part did not load within two minutes. Check your connection, then try again.",
  gone: "This part could not be loaded: the connection failed, or Elenchus has a new version. Try again, or reload the page.",
  broken: "Something went wrong on this page.",
} as const;

interface MissingPartProps {
  error: unknown;
  /** Asks for the part alone once more. */
  onRetry: () => void;
}

/** Says why a part of the page is not there, and that nothing is lost by loading the page anew. */
export function MissingPart({ error, onRetry }: MissingPartProps) {
  const words = WORDS[error instanceof PartMissing ? error.reason : "broken"];
  return (
    <Problem text={`${words} Nothing you did is lost.`}>
      <Button onClick={reloadPage}>Reload</Button>
      <Button look="ghost" onClick={onRetry}>
        Try again
      </Button>
    </Problem>
  );
}
