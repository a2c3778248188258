/** The code points of a text, each once, in order. */
export const codePointsOf = (text: string): number[] =>
  Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);

/** Those of the (sorted) code points that a CSS unicode-range covers. */
export function within(points: readonly number[], range: string): number[] {
  const spans = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return points.filter((point) => spans.some(([first, last]) => first <= point && point <= last));
}

export function unicodeRange(points: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && last[1] + 1 === point) last[1] = point;
    else spans.push([point, point]);
  }
  const code = (point: number) => point.toString(16).toUpperCase();
  return spans.map(([first, last]) => `U+${code(first)}${last > first ? `-${code(last)}` : ''}`).join(',');
}
