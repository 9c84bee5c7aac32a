/** The argument's text, as written. */
export function PassageText({ text }: { text: string }) {
  return (
    <div dir="auto" className="space-y-4">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
