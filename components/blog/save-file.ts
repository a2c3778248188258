/** Has the browser save a text as a file. */
export function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers fetch the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
