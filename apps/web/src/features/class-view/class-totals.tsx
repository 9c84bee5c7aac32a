import type { ClassReply } from "@elenchus/contract/admin-class";
import { formatCount, formatShare } from "../../ui/figure/figure-data.ts";

/** The few figures that one asks for first. */
export function ClassTotals({ reply }: { reply: ClassReply }) {
  const { student_total: students, modules, agreement } = reply;
  const sum = (pick: (module: ClassReply["modules"][number]) => number) =>
    modules.reduce((total, module) => total + pick(module), 0);
  const totals = [
    ["Students", formatCount(students)],
    ["Dialogues", formatCount(sum(({ dialogues }) => dialogues.total))],
    ["Completed dialogues", formatCount(sum(({ dialogues }) => dialogues.success))],
    ["Unaided checks passed", formatCount(sum((module) => module.checks_passed))],
    [
      "Automatic grades that supervisors confirmed",
      agreement.rate === null
        ? "None reviewed yet"
        : `${formatCount(agreement.agreed)} of ${formatCount(agreement.decided)} (${formatShare(agreement.rate)})`,
    ],
  ] as const;
  return (
    <dl className="class-totals">
      {totals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
