/** Lets the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers read it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
