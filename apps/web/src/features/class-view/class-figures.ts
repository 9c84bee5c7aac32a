import type { ClassReply } from "@elenchus/contract/admin-class";
import { MODULES } from "@elenchus/curriculum/modules/modules";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { FEWEST_TOLD } from "@elenchus/domain/withhold";
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

/** What was found alone on the day of the last time, and what is left of it a day, a week and a month after. */
export function drawLasting({ modules }: ClassReply): FigureData {
  const tell = ({ checks, score }: ModuleOfClass["lasting"]["week"]) =>
    checks < FEWEST_TOLD ? null : score;
  return {
    series: [
      share("Same day", "strong"),
      share("After a day", "strong"),
      share("After a week", "strong"),
      share("After a month", "strong"),
      count("Checked the same day", null),
      count("Checked after a day", null),
      count("Checked after a week", null),
      count("Checked after a month", null),
    ],
    rowsAre: "modules",
    rows: modules.map(({ module_id: module, lasting: { same_day, day, week, month } }) => {
      const times = [same_day, day, week, month];
      return {
        ...lineOfModule(module),
        values: [...times.map(tell), ...times.map(({ checks }) => checks)],
      };
    }),
    stacked: false,
    most: 1,
    afterDays: [0, 1, 7, 30],
  };
}

/** Whether enough were checked at some time to be told of. */
export function hasLasted({ modules }: ClassReply): boolean {
  return modules.some(({ lasting }) =>
    Object.values(lasting).some(({ checks }) => checks >= FEWEST_TOLD),
  );
}
