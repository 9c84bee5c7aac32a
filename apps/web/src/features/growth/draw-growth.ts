import type { SkillGrowth } from "../../lib/growth.ts";
import { formatShare, type FigureData, type FigureRow } from "../../ui/figure/figure-data.ts";

/** Lying bars: of each skill the latest dialogues, those before, and what was found unaided. */
export function drawGrowth(growth: readonly SkillGrowth[]): FigureData {
  const share = (name: string, tone: "strong" | "soft" | "plain" | "empty") => ({
    name,
    tone,
    format: formatShare,
  });
  return {
    series: [
      share("Alone", "strong"),
      share("With a hint", "soft"),
      share("By pointing", "plain"),
      share("Told or left open", "empty"),
    ],
    rowsAre: "skills",
    rows: growth.flatMap(rowsOf),
    stacked: true,
    most: 1,
  };
}

function rowsOf({ skill, latest, before, unaided }: SkillGrowth): FigureRow[] {
  const { title } = skill;
  const row = (when: string, shortly: string, values: readonly number[]): FigureRow => ({
    name: `${title}, ${when}`,
    short: `${title}, ${shortly}`,
    values,
  });
  const rows = [row(`latest ${latest.dialogues}`, "now", valuesOf(latest))];
  if (before !== null) rows.push(row(`${before.dialogues} before`, "before", valuesOf(before)));
  if (unaided !== null) rows.push(row("unaided checks", "unaided", [unaided, 0, 0, 1 - unaided]));
  return rows;
}

function valuesOf({ alone, helped, pointed, told }: SkillGrowth["latest"]): readonly number[] {
  return [alone, helped, pointed, told];
}
