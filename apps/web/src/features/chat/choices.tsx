import "../../styles/choices.css";

interface ChoicesProps {
  /** The statements to choose from. */
  choices: readonly string[];
  onChoose: (choice: string) => void;
}

/** The choices of the tutor's last message; typing an answer goes on to work. */
export function Choices({ choices, onChoose }: ChoicesProps) {
  return (
    <ul aria-label="Choose one" data-choices="" className="choices">
      {choices.map((choice, index) => (
        <li key={choice}>
          <button type="button" className="choice" onClick={() => onChoose(choice)}>
            <span className="choice-letter">{letterOf(index)}</span> <span>{choice}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function letterOf(index: number): string {
  return String.fromCodePoint("A".charCodeAt(0) + index);
}
