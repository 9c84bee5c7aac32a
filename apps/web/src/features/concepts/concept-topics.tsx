import type { Lesson, WorkedExample } from "@elenchus/curriculum/lesson";
import type { ReactNode } from "react";
import { Markdown } from "../../ui/markdown.tsx";

/** One entry of the concept list. */
export interface Topic {
  readonly name: string;
  /** The entry's subject, where its name does not say it. */
  readonly about?: string;
  readonly detail: ReactNode;
}

/** A lesson as the entries of the concept list, in reading order. */
export function lessonTopics(lesson: Lesson): Topic[] {
  return [
    { name: "Introduction", detail: <Markdown text={lesson.introduction} /> },
    { name: "Ethical considerations", detail: <Markdown text={lesson.ethics} /> },
    ...lesson.examples.map((example, index) => ({
      name: `Example ${index + 1}`,
      about: example.title,
      detail: <ExampleDetail example={example} analysisLabel={lesson.analysisLabel} />,
    })),
    { name: "Hints", detail: <Hints hints={lesson.hints} /> },
  ];
}

function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <ul className="space-y-3">
      {hints.map((hint) => (
        <li key={hint} className="border-l-2 border-line pl-4">
          <Markdown text={hint} />
        </li>
      ))}
    </ul>
  );
}

interface ExampleProps {
  example: WorkedExample;
  analysisLabel: string;
}

/** The argument of an example. */
export function ExamplePassage({ example }: Pick<ExampleProps, "example">) {
  return (
    <p className="border-l-2 border-accent pl-4 font-serif leading-relaxed">{example.passage}</p>
  );
}

function ExampleDetail(props: ExampleProps) {
  return (
    <div className="space-y-5">
      <ExamplePassage example={props.example} />
      <ExampleFindings {...props} />
    </div>
  );
}

/** The findings of an example. */
export function ExampleFindings({ example, analysisLabel }: ExampleProps) {
  return (
    <>
      <Part label="Conclusion">
        <p>{example.conclusion}</p>
      </Part>
      {example.reasons.length > 0 && (
        <Part label="Reasons">
          <ul className="list-disc space-y-1.5 pl-5">
            {example.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part label={analysisLabel}>
        <div className="space-y-4">
          {example.analysis.map(({ quote, explanation }) => (
            <div key={explanation}>
              {quote !== undefined && <p className="mb-1 font-serif italic">“{quote}”</p>}
              <Markdown text={explanation} />
            </div>
          ))}
        </div>
      </Part>
      {example.impact !== undefined && (
        <Part label="Impact on persuasiveness">
          <Markdown text={example.impact} />
        </Part>
      )}
    </>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-1 font-semibold">{label}</p>
      {children}
    </div>
  );
}
