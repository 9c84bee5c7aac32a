import { CloseIcon } from "../../ui/icons.tsx";

interface InterestBubblesProps {
  interests: readonly string[];
  onRemove: (interest: string) => void;
}

/** The learner's interests, each with a button that removes it. */
export function InterestBubbles({ interests, onRemove }: InterestBubblesProps) {
  if (interests.length === 0) return null;
  return (
    <ul aria-label="Your interests" className="mt-4 flex flex-wrap gap-2.5">
      {interests.map((interest) => (
        <li key={interest} className="chip border-transparent bg-accent-soft py-0 pr-1 font-medium">
          <span dir="auto">{interest}</span>
          <button
            type="button"
            aria-label={`Remove ${interest}`}
            className="flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-surface"
            onClick={() => onRemove(interest)}
          >
            <CloseIcon className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
