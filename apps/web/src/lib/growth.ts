import type { Skill, SkillRecord } from "@elenchus/contract/growth";

/** So many dialogues are looked at, and compared with as many before. */
const AT_A_TIME = 5;

/** Parts of a whole, 0 to 1 each, and how many dialogues they were counted in. */
export interface Shares extends SkillRecord {
  readonly dialogues: number;
}

/** How a skill stands: the latest dialogues, those before, and what was found without any help. */
export interface SkillGrowth {
  readonly skill: Skill;
  readonly latest: Shares;
  /** Null where there are none yet. */
  readonly before: Shares | null;
  /** Share found in unaided checks; null where none was taken. */
  readonly unaided: number | null;
}

const KINDS = ["alone", "helped", "pointed", "told"] as const;

/** The share of each kind of find over dialogues together; null where there are none. */
function shareOut(records: readonly SkillRecord[]): Shares | null {
  const sum = (kind: (typeof KINDS)[number]) =>
    records.reduce((total, record) => total + record[kind], 0);
  const whole = KINDS.reduce((total, kind) => total + sum(kind), 0);
  if (whole === 0) return null;
  const [alone, helped, pointed, told] = KINDS.map((kind) => sum(kind) / whole);
  return {
    alone: alone ?? 0,
    helped: helped ?? 0,
    pointed: pointed ?? 0,
    told: told ?? 0,
    dialogues: records.length,
  };
}

/** How each skill that was practised has grown. */
export function measureGrowth(skills: readonly Skill[]): SkillGrowth[] {
  return skills.flatMap((skill) => {
    const { dialogues, checks } = skill;
    const latest = shareOut(dialogues.slice(0, AT_A_TIME));
    if (latest === null) return [];
    const before = shareOut(dialogues.slice(AT_A_TIME, 2 * AT_A_TIME));
    const found = checks.reduce((total, share) => total + share, 0);
    return [{ skill, latest, before, unaided: checks.length === 0 ? null : found / checks.length }];
  });
}

/** The skill of which least is found alone; null where all of each is. */
export function findWeakest(growth: readonly SkillGrowth[]): SkillGrowth | null {
  const lacking = growth.filter(({ latest }) => latest.alone < 1);
  const [weakest = null] = lacking.toSorted((one, other) => one.latest.alone - other.latest.alone);
  return weakest;
}

/** The change of a skill by a dialogue, beside the dialogues before it. */
export interface SkillChange {
  readonly title: string;
  readonly now: Shares;
  readonly before: Shares | null;
}

/** The changes that came with a dialogue; nothing where it is too long ago to be known. */
export function listChanges(skills: readonly Skill[], sessionId: string): SkillChange[] {
  return skills.flatMap(({ title, dialogues }) => {
    const at = dialogues.findIndex(({ session_id: id }) => id === sessionId);
    const now = at === -1 ? null : shareOut(dialogues.slice(at, at + 1));
    const before = shareOut(dialogues.slice(at + 1, at + 1 + AT_A_TIME));
    return now === null ? [] : [{ title, now, before }];
  });
}
