import { parse, wcagContrast } from 'culori';

type Style = ReadonlyMap<string, string>;

/** Longest value that is read. */
const LONGEST = 200;

function styleOf(element: Element): Style {
  const style = (element.getAttribute('style') ?? '').toLowerCase().replaceAll('!important', '');
  return new Map(
    style.split(';').map((part) => {
      const colon = part.indexOf(':');
      return [
        part.slice(0, Math.max(0, colon)).trim(),
        part
          .slice(colon + 1)
          .trim()
          .slice(0, LONGEST),
      ];
    }),
  );
}

const TINY = /^(?:0|[0-2](?:\.\d+)?(?:px|pt)|0?\.[01]\d*r?em|\d(?:\.\d+)?%)$/;
const FAR_OUT = /^-\d{3}/;
const CLIPPED = /^(?:rect\((?:[01](?:px)?,?\s*){4}\)|inset\((?:[5-9]\d|100)%|circle\(0)/;

/** Declarations that hide an element; the last three only together with another one. */
const HIDING: readonly [string, RegExp, string?, RegExp?][] = [
  ['display', /^none/],
  ['visibility', /^(?:hidden|collapse)/],
  ['opacity', /^(?:0?\.0\d*|0(?:\.0\d*)?%?)$/],
  ['clip', CLIPPED],
  ['clip-path', CLIPPED],
  ['text-indent', FAR_OUT],
  ['font-size', TINY],
  ['width', TINY, 'overflow', /^(?:hidden|clip)/],
  ['height', TINY, 'overflow', /^(?:hidden|clip)/],
  ['left', FAR_OUT, 'position', /^(?:absolute|fixed)/],
];

/** Whether text is as good as clear or in the color behind it: white where no style paints, unknown over a picture. */
function isInvisible(color: string, element: Element): boolean {
  if (!parse(color)) return false;
  const painted = element.closest('[style*="background"]');
  const style = painted && styleOf(painted);
  const background = style ? (style.get('background-color') ?? style.get('background') ?? '') : 'white';
  const behind = background.split(/\s+(?![^(]*\))/).find((part) => (parse(part)?.alpha ?? 1) > 0 && parse(part));
  return (parse(color)?.alpha ?? 1) < 0.1 || (behind !== undefined && wcagContrast(color, behind) < 1.1);
}

function isUnseen(element: Element): boolean {
  const style = styleOf(element);
  const has = (name = '', pattern = /^/) => pattern.test(style.get(name) ?? '');
  // Texts inside may have a size and color of their own.
  const isOwn = (name: string) => !/^(?:font-size|color)$/.test(name) || !element.querySelector(`[style*="${name}"]`);
  const isHidden = HIDING.some(
    ([name, value, ...other]) => style.has(name) && has(name, value) && has(...other) && isOwn(name),
  );
  return isHidden || (isInvisible(style.get('color') ?? '', element) && isOwn('color'));
}

/** Removes the text of a page that its inline styles hide from readers: it may have been written for a model. */
export function removeUnseenText({ body }: Document): void {
  for (const element of body.querySelectorAll('[style]')) if (isUnseen(element)) element.remove();
}
