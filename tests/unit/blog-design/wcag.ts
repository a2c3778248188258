/** WCAG 2.2 contrast, written out here so that the colors are not checked by the code that chose them. */

type Rgb = [number, number, number];

function channels(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two opaque colors, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(channels(first)), luminance(channels(second))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What is seen when a color (#rrggbb or #rrggbbaa) lies over an opaque one. */
export function seenOver(top: string, under: string): string {
  const opacity = top.length === 9 ? Number.parseInt(top.slice(7), 16) / 255 : 1;
  const [a, b] = [channels(top), channels(under)];
  return toHex(a.map((channel, at) => channel * opacity + (b[at] ?? 0) * (1 - opacity)) as Rgb);
}

/** Every color that a gradient through the stops can show, in eighths between each two. */
export function blends(stops: readonly string[]): string[] {
  const shares = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((eighth) => eighth / 8);
  return stops.flatMap((from) =>
    stops.flatMap((to) =>
      shares.map((share) =>
        toHex(channels(from).map((channel, at) => channel * (1 - share) + (channels(to)[at] ?? 0) * share) as Rgb),
      ),
    ),
  );
}

/** The lowest contrast of a color with any of the surfaces. */
export function worst(color: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => contrast(color, surface)));
}
