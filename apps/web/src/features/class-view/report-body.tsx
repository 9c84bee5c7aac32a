import type { ClassReportReply } from "@elenchus/contract/admin-report";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { FEWEST_TOLD } from "@elenchus/domain/withhold";
import { formatDay } from "../../lib/format-date.ts";
import { formatShare } from "../../lib/format-share.ts";
import { titleOfStep } from "../../lib/title-of-step.ts";
import { GOAL_WORDS } from "../../lib/work-words.ts";
import { nameMisconception } from "./name-misconception.ts";
import { ReportTable } from "./report-table.tsx";

const TOO_FEW = "fewer than five";

const count = (told: number | null): string =>
  told === null ? TOO_FEW : told.toLocaleString("en");
const share = (told: number | null): string => (told === null ? TOO_FEW : formatShare(told));

interface ReportBodyProps {
  report: ClassReportReply;
  countedAt: string;
}

/** What a class report says; on paper it stands alone. */
export function ReportBody({ report, countedAt }: ReportBodyProps) {
  const { group_name: name, student_total: total } = report;
  return (
    <article className="print-alone class-report">
      <p className="report-kind">Class report</p>
      <h2 className="heading-2 wrap-anywhere">{name}</h2>
      <p className="mt-1 text-ink-soft">
        {total === null ? "Fewer than five students" : `${total.toLocaleString("en")} students`},
        counted on {formatDay(countedAt)}.
      </p>
      {total === null ? (
        <p className="mt-4">
          A report needs {FEWEST_TOLD} students or more: with fewer it would tell of one of them.
        </p>
      ) : (
        <>
          <Progress report={report} />
          <Growth report={report} />
          <Misconceptions report={report} />
          <Work report={report} />
        </>
      )}
    </article>
  );
}

interface PartProps {
  report: ClassReportReply;
}

type ModuleOfReport = ClassReportReply["modules"][number];

const nameModule = (module: ModuleOfReport["module_id"]) => `${module}. ${MODULE_TITLES[module]}`;

function Progress({ report: { modules, withheld_modules: together } }: PartProps) {
  const isTold = ({ completed, started, not_begun }: ModuleOfReport) =>
    [completed, started, not_begun].some((each) => each !== null);
  const told = modules.filter(isTold);
  const rest = told.length === 0 ? "All modules together" : "The other modules together";
  const isWhole = told.length === modules.length;
  return (
    <ReportTable
      title="Progress"
      about="Students by module. A module is completed with two successful dialogues."
      columns={["Module", "Completed", "Started", "Not begun"]}
      rows={[
        ...told.map((each) => [
          nameModule(each.module_id),
          count(each.completed),
          count(each.started),
          count(each.not_begun),
        ]),
        ...(together === null
          ? []
          : [
              [rest, share(together.completed), share(together.started), share(together.not_begun)],
            ]),
      ]}
    >
      {!isWhole && (
        <>
          {together === null
            ? "Modules that are not here would tell of fewer than five students."
            : "A module that is not here by itself would tell of fewer than five students."}{" "}
          {told.length === 0 &&
            "From eight students on, all modules are told together; from ten on, single modules, too, where enough students stand alike."}
        </>
      )}
    </ReportTable>
  );
}

function Growth({ report: { modules } }: PartProps) {
  const figuresOf = (each: ModuleOfReport) => [
    each.first_success,
    each.latest_success,
    each.checks_passed,
    each.after_week,
    each.after_month,
  ];
  const told = modules.filter((each) => figuresOf(each).some((figure) => figure !== null));
  return (
    <ReportTable
      title="Growth and what lasts"
      about="What each module trains: how many succeeded in their first dialogue and in their latest, of those with two or more; how many passed the unaided check; and the mean score of checks a week and a month after the last time."
      columns={[
        "Module",
        "First dialogue",
        "Latest dialogue",
        "Check passed",
        "After a week",
        "After a month",
      ]}
      rows={told.map((each) => [nameModule(each.module_id), ...figuresOf(each).map(share)])}
    >
      {told.length < modules.length &&
        "Each figure needs five students who have come as far. A module that is not here has none yet."}
    </ReportTable>
  );
}

function Misconceptions({ report: { misconceptions } }: PartProps) {
  return (
    <section aria-labelledby="report-misconceptions" className="mt-8">
      <h3 id="report-misconceptions" className="text-lg font-semibold">
        Common misconceptions
      </h3>
      {misconceptions.length === 0 ? (
        <p className="mt-2">None was shown by {FEWEST_TOLD} students or more.</p>
      ) : (
        <ul className="mt-2 list-disc space-y-3 pl-5">
          {misconceptions.map((each) => (
            <li key={`${each.module_id} ${each.step} ${each.misconception_id}`}>
              {nameMisconception(each.misconception_id)}.{" "}
              <span className="text-ink-soft">
                {each.students} students, in module {each.module_id},{" "}
                {titleOfStep(each.module_id, each.step)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Work({ report: { work } }: PartProps) {
  if (work.length === 0) return null;
  return (
    <ReportTable
      title="Set work"
      about="Students who have done it in time, late, or not at all. The others still can, or are excused."
      columns={["Work", "Due", "Done", "Late", "Missing", "Others"]}
      rows={work.map((each) => [
        `Module ${each.module_id}${each.issue === null ? "" : `, “${each.issue}”`}: ${GOAL_WORDS[each.goal]}`,
        formatDay(each.due),
        count(each.done),
        count(each.late),
        count(each.missing),
        count(each.other),
      ])}
    />
  );
}
