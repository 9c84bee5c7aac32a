import type { ClassReply } from "@elenchus/contract/admin-class";
import { MODULES } from "@elenchus/curriculum/modules/modules";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import {
  formatCount,
  formatMinutes,
  formatShare,
  type FigureData,
  type FigureSeries,
  type Tone,
} from "../../ui/figure/figure-data.ts";

type ModuleOfClass = ClassReply["modules"][number];

const count = (name: string, tone: Tone | null): FigureSeries => ({
  name,
  tone,
  format: formatCount,
});
const share = (name: string, tone: Tone | null): FigureSeries => ({
  name,
  tone,
  format: formatShare,
});
const minutes = (name: string, tone: Tone | null): FigureSeries => ({
  name,
  tone,
  format: formatMinutes,
});

function lineOfModule(module: ModuleNumber) {
  return { name: `${module}. ${MODULE_TITLES[module]}`, short: `Module ${module}` };
}

/** How many students stand where, by module. */
export function drawStandings({ modules, student_total: total }: ClassReply): FigureData {
  return {
    series: [
      count("Completed", "strong"),
      count("Started", "soft"),
      count("Not started", "plain"),
      count("Locked", "empty"),
    ],
    rowsAre: "modules",
    rows: modules.map((each) => ({
      ...lineOfModule(each.module_id),
      values: [each.completed, each.started, each.not_started, each.locked],
    })),
    stacked: true,
    most: total,
  };
}

/** Where dialogues come to nothing: every step of the modules in which some did. */
export function drawLostDialogues({ modules, steps }: ClassReply): FigureData {
  const isTouched = ({ module_id: id }: ModuleOfClass) =>
    steps.some(({ module_id }) => module_id === id);
  const rows = modules.filter(isTouched).flatMap(({ module_id: module, dialogues }) =>
    MODULES[module].steps.map(({ title }, step) => {
      const lost = steps.find((each) => each.module_id === module && each.step === step);
      return {
        name: `${module}.${step + 1} ${title}`,
        short: `${module}.${step + 1}`,
        values: [lost?.failed ?? 0, lost?.abandoned ?? 0, dialogues.total],
      };
    }),
  );
  return {
    series: [
      count("Failed here", "danger"),
      count("Left here", "danger-soft"),
      count("Dialogues in the module", null),
    ],
    rowsAre: "steps",
    rows,
    stacked: true,
    most: null,
  };
}

/** How long a dialogue takes. */
export function drawMinutes({ modules }: ClassReply): FigureData {
  return {
    series: [
      minutes("Median", "strong"),
      minutes("Mean", null),
      count("Dialogues", null),
      count("Still open", null),
    ],
    rowsAre: "modules",
    rows: modules.map((each) => ({
      ...lineOfModule(each.module_id),
      values: [each.minutes_median, each.minutes_mean, each.dialogues.total, each.dialogues.active],
    })),
    stacked: false,
    most: null,
  };
}

/** With the tutor's help, and without it. */
export function drawTransfer({ modules }: ClassReply): FigureData {
  return {
    series: [
      share("Practice dialogues completed", "soft"),
      share("Unaided checks passed", "strong"),
      share("Mean score of unaided checks", null),
      count("Practice dialogues finished", null),
      count("Unaided checks finished", null),
    ],
    rowsAre: "modules",
    rows: modules.map((each) => {
      const { checks_finished: finished, checks_passed: passed, dialogues } = each;
      return {
        ...lineOfModule(each.module_id),
        values: [
          each.practice_success_rate,
          finished === 0 ? null : passed / finished,
          each.check_score,
          dialogues.success + dialogues.failure,
          finished,
        ],
      };
    }),
    stacked: false,
    most: 1,
  };
}

/** What is left of what was learned, a week and a month after the last time. */
export function drawLasting({ modules }: ClassReply): FigureData {
  return {
    series: [
      share("After a week", "strong"),
      share("After a month", "soft"),
      count("Checked after a week", null),
      count("Checked after a month", null),
    ],
    rowsAre: "modules",
    rows: modules.map(({ module_id: module, lasting: { week, month } }) => ({
      ...lineOfModule(module),
      values: [week.score, month.score, week.checks, month.checks],
    })),
    stacked: false,
    most: 1,
  };
}
