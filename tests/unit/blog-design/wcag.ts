import { blend, wcagContrast as contrast, formatHex, interpolate } from 'culori';

export { contrast };

/** What is seen when a color (#rrggbb or #rrggbbaa) lies over an opaque one. */
export const seenOver = (top: string, under: string): string => formatHex(blend([under, top]));

/** Every color that a gradient through the stops can show, in eighths between each two. */
export const blends = (stops: readonly string[]): string[] =>
  stops.flatMap((from) =>
    stops.flatMap((to) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => formatHex(interpolate([from, to], 'rgb')(at / 8)))),
  );

/** The lowest contrast of a color with any of the surfaces. */
export const worst = (color: string, surfaces: readonly string[]): number =>
  Math.min(...surfaces.map((surface) => contrast(color, surface)));
