/** A text of at most so many characters (code points); what was cut off is shown by an ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
