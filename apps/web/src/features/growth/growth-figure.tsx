import type { ModuleNumber } from "@elenchus/domain/modules";
import { useGrowth } from "../../hooks/use-growth.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { findWeakest, measureGrowth } from "../../lib/growth.ts";
import { Button } from "../../ui/button.tsx";
import { Figure } from "../../ui/figure/figure.tsx";
import { Problem } from "../../ui/problem.tsx";
import { drawGrowth } from "./draw-growth.ts";
import { WeakestSkill } from "./weakest-skill.tsx";

interface GrowthFigureProps {
  /** Begins a dialogue in which the skill is practised; null stands for any module. */
  onPractise: (module: ModuleNumber | null) => void;
}

/** Growth in full: each skill, how it was come by then and now, and unaided. */
export function GrowthFigure({ onPractise }: GrowthFigureProps) {
  const { data, error, refetch } = useGrowth();
  if (error !== null) {
    return (
      <Problem text={describeFailure("Your growth could not be loaded.", error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Problem>
    );
  }
  if (data === undefined) return null;
  const growth = measureGrowth(data.skills);
  if (growth.length === 0) return null;
  const weakest = findWeakest(growth);
  return (
    <div className="space-y-5">
      {weakest !== null && (
        <section aria-label="What to practise next" className="card p-5 sm:p-7">
          <WeakestSkill weakest={weakest} />
          <Button
            look="primary"
            className="mt-4"
            onClick={() => onPractise(weakest.skill.module_id)}
          >
            Practise this
          </Button>
        </section>
      )}
      <Figure title="How you found things" data={drawGrowth(growth)} empty="">
        Your latest five dialogues of each skill, the five before them, and what you found in
        unaided checks. Finding it alone, in your own words, is what all this is for.
      </Figure>
    </div>
  );
}
