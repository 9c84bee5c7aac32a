import type { TopInterest } from "@elenchus/contract/session";
import { CheckIcon, PlusIcon } from "../../ui/icons.tsx";

interface TrendingInterestsProps {
  trending: readonly TopInterest[];
  interests: readonly string[];
  onAdd: (interest: string) => void;
}

/** Others' interests, with how many people have them; a click adds one. */
export function TrendingInterests({ trending, interests, onAdd }: TrendingInterestsProps) {
  if (trending.length === 0) return null;
  const added = new Set(interests.map((interest) => interest.toLowerCase()));
  return (
    <div className="trending-interests">
      <h3 className="font-semibold">Trending interests</h3>
      <ul className="flex flex-wrap gap-2.5">
        {trending.map(({ user_interest: interest, count }) => {
          const isAdded = added.has(interest.toLowerCase());
          return (
            <li key={interest} className="max-w-full">
              <button
                type="button"
                disabled={isAdded}
                className="chip min-h-11 cursor-pointer hover:border-accent disabled:cursor-default disabled:border-transparent disabled:bg-sunken"
                onClick={() => onAdd(interest)}
              >
                {isAdded ? (
                  <CheckIcon className="size-4 text-accent" />
                ) : (
                  <PlusIcon className="size-4 text-accent" />
                )}
                <span className="sr-only">{isAdded ? "Added: " : "Add "}</span>
                <span dir="auto">{interest}</span>{" "}
                <span className="text-ink-soft tabular-nums">
                  {count}
                  <span className="sr-only">{count === 1 ? " learner" : " learners"}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
