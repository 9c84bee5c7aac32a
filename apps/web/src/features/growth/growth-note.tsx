import { useGrowth } from "../../hooks/use-growth.ts";
import { formatShare } from "../../lib/format-share.ts";
import { findWeakest, measureGrowth, type SkillGrowth } from "../../lib/growth.ts";
import { WeakestSkill } from "./weakest-skill.tsx";

/** Growth in small: what is found alone of each skill, and what needs practice most. Nothing before the first dialogue. */
export function GrowthNote() {
  // Where it does not come, the page of progress says why.
  const { data } = useGrowth();
  const growth = measureGrowth(data?.skills ?? []);
  if (growth.length === 0) return null;
  const weakest = findWeakest(growth);
  return (
    <section aria-labelledby="growth" className="text-[0.9375rem]">
      <h2 id="growth" className="heading-2">
        What you find alone
      </h2>
      <ul className="mt-3 mb-4 space-y-2.5">
        {growth.map((one) => (
          <li key={`${one.skill.title} ${one.skill.module_id}`}>
            <SkillLine growth={one} />
          </li>
        ))}
      </ul>
      {weakest !== null && <WeakestSkill weakest={weakest} />}
    </section>
  );
}

function SkillLine({ growth: { skill, latest, before } }: { growth: SkillGrowth }) {
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-3">
        <span>{skill.title}</span>
        <span className="text-ink-soft tabular-nums">
          {formatShare(latest.alone)}
          {before !== null && `, before ${formatShare(before.alone)}`}
        </span>
      </span>
      {/* By attribute, as the chat's bar. The figures beside it say the same. */}
      <svg className="mt-1 block h-1.5 w-full rounded-full" aria-hidden="true">
        <rect width="100%" height="100%" className="fill-line" />
        <rect width={formatShare(latest.alone)} height="100%" className="fill-accent" />
      </svg>
    </>
  );
}
