import { useState } from "react";

interface SampleArgumentProps {
  /** Goes on to an argument of one's own. */
  onRegister: () => void;
}

const CONCLUSION = 0;
const VAGUE = 2;
const SAYS = {
  read: "Try it: which line is the conclusion?",
  reason: "That is a reason: it says why. What does it speak for?",
  map: "Yes: the other two hold it up. One of them can be taken in two ways. Which?",
  plain: "That one is plain. Look at the other.",
  word: "Hardly ever empty: always somebody on board, or always well filled? The argument depends on it.",
};
const READING: ReadonlySet<string> = new Set(["read", "reason"]);

/** A small argument to take apart, line by line: shows, rather than says, what is learnt here. */
export function SampleArgument({ onRegister }: SampleArgumentProps) {
  const [stage, setStage] = useState<keyof typeof SAYS>("read");
  const isMap = !READING.has(stage);
  const lines = [
    "Our town should keep its night bus.",
    "People on the late shift have no other way home.",
    <>Besides, it is {stage === "word" ? <mark>hardly ever</mark> : "hardly ever"} empty.</>,
  ];
  const press = (line: number) => {
    if (!isMap) setStage(line === CONCLUSION ? "map" : "reason");
    else if (line !== CONCLUSION) setStage(line === VAGUE ? "word" : "plain");
  };
  return (
    <figure className="sample" data-map={isMap || undefined}>
      <figcaption aria-live="polite">{SAYS[stage]}</figcaption>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they stay as they are
        <button key={index} type="button" onClick={() => press(index)}>
          {isMap && <small>{index === CONCLUSION ? "Conclusion" : "Reason"}</small>}
          {line}
        </button>
      ))}
      {stage === "word" && (
        <button type="button" className="text-button" onClick={onRegister}>
          Try one about what interests you
        </button>
      )}
    </figure>
  );
}
