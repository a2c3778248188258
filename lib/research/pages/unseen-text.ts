import { parse, wcagContrast } from 'culori';

/** Declarations that hide text, whatever the page's stylesheets and scripts do. */
const HIDING =
  /;(?:visibility:(?:hidden|collapse)|opacity:(?:0|0?\.0\d*)|font-size:(?:0(?:p[xt]|r?em)?|1px)|text-indent:-\d{3}\w*|clip:rect\((?:[01](?:px)?[\s,]*){4}\)|clip-path:inset\((?:[5-9]\d|100)%\));/;

/** The declarations of an element's style, each between semicolons. */
function styleOf(element: Element): string {
  const style = (element.getAttribute('style') ?? '').toLowerCase().replaceAll('!important', '');
  const parts = style.split(';').map((part) => part.split(':').map((side) => side.trim()));
  return `;${parts.map((sides) => sides.join(':')).join(';')};`;
}

function isUnseen(element: Element): boolean {
  const style = styleOf(element);
  if (style.includes(';display:none;')) return true;
  // Texts inside may have a size and color of their own, and parts of a page often fade in.
  if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) return false;
  if (HIDING.test(style) || (/;position:(?:absolute|fixed);/.test(style) && /;left:-\d{3}/.test(style))) return true;
  const colorOf = (name: string) => parse(new RegExp(`;${name}:([^;]+);`).exec(style)?.[1] ?? '');
  const [color, behind] = [colorOf('color'), colorOf('background(?:-color)?')];
  return !!color && behind !== undefined && (behind.alpha ?? 1) === 1 && wcagContrast(color, behind) < 1.1;
}

const lengthOf = (body: Element) =>
  [body, ...body.querySelectorAll('script,style')]
    .map(({ textContent }) => textContent?.length ?? 0)
    .reduce((whole, program) => whole - program);

/** Removes text that inline styles hide from readers, as it may have been written for a model; but not most of a page. */
export function removeUnseenText(page: Document): void {
  const enough = lengthOf(page.body) / 2;
  const removed = [...page.body.querySelectorAll('[style]')].filter(isUnseen).map((element) => {
    const place = page.createComment('');
    element.replaceWith(place);
    return () => place.replaceWith(element);
  });
  if (lengthOf(page.body) < enough) for (const putBack of removed.reverse()) putBack();
}
