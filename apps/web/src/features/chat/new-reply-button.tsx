import { Button } from "../../ui/button.tsx";
import { ArrowIcon } from "../../ui/icons.tsx";

/** Leads whoever has scrolled up to what the tutor has said since. */
export function NewReplyButton({ onPress }: { onPress: () => void }) {
  return (
    <Button className="new-reply" onClick={onPress}>
      <ArrowIcon className="size-4 rotate-90" /> New reply below
    </Button>
  );
}
