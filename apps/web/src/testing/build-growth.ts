import type { Skill, SkillRecord } from "@elenchus/contract/growth";

/** For tests: a skill, with what became of it in dialogues `s-0`, `s-1` and so on, newest first. */
export function buildSkill({
  records = [],
  ...changes
}: Partial<Skill> & { records?: readonly SkillRecord[] } = {}): Skill {
  return {
    title: "Conclusion",
    module_id: null,
    dialogues: records.map((record, index) => ({ session_id: `s-${index}`, ...record })),
    checks: [],
    ...changes,
  };
}
