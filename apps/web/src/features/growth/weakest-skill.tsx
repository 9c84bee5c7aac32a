import { formatShare } from "../../lib/format-share.ts";
import type { SkillGrowth } from "../../lib/growth.ts";
import { adviseOn } from "./advice.ts";

/** The skill that needs practice most, with one thing to do about it. */
export function WeakestSkill({ weakest }: { weakest: SkillGrowth }) {
  const { skill, latest } = weakest;
  return (
    <>
      <p>
        Most worth practising: <strong>{skill.title.toLowerCase()}</strong>
        {skill.module_id !== null && ` (module ${skill.module_id})`}.{" "}
        {latest.alone === 0
          ? "You have not found it alone lately."
          : `You found ${formatShare(latest.alone)} alone lately.`}
      </p>
      <p className="mt-2 border-l-2 border-accent pl-3">{adviseOn(skill)}</p>
    </>
  );
}
