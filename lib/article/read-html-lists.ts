import type { ElementContent, Element as HastElement } from 'hast';

export const words = (names: string): ReadonlySet<string> => new Set(names.split(','));

export const FLOW = words(
  'address,article,aside,blockquote,body,center,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,' +
    'h6,header,hr,html,li,main,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul',
);

export const text = (value: string): ElementContent => ({ type: 'text', value });

export const node = (
  tagName: string,
  children: ElementContent[] = [],
  properties: HastElement['properties'] = {},
): HastElement => ({ type: 'element', tagName, properties: { hasFlow: FLOW.has(tagName), ...properties }, children });

/** Lists directly in lists, as Google Docs writes them, belong to the item before. */
export function nestLists(children: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const child of children) {
    const last = items.findLast((each) => each.type === 'element');
    const isList = child.type === 'element' && /^[uo]l$/.test(child.tagName);
    if (isList && last?.type === 'element' && last.tagName === 'li') last.children.push(child);
    else items.push(child);
  }
  return items;
}

export const isWordComment = ({ className }: Element) => /\bMsoComment(?:Reference|Text)\b/.test(String(className));

/** The level of a paragraph that Word draws as an item, and whether its mark is a number. */
export function wordItem(item: Element, style: string) {
  const marks = [...item.querySelectorAll('[style]')].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  );
  const isNumbered = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marks?.textContent ?? '');
  return { level: Number(/level(\d)/.exec(style)?.[1] ?? 1), isNumbered };
}

export function groupWordItems(nodes: readonly ElementContent[]): ElementContent[] {
  const grouped: ElementContent[] = [];
  let lists: { level: number; list: HastElement }[] = [];
  for (const child of nodes) {
    if (child.type !== 'element' || child.tagName !== 'wordItem') {
      if (child.type !== 'text' || child.value.trim()) lists = [];
      grouped.push(child);
      continue;
    }
    const level = Number(child.properties.level);
    const tagName = child.properties.isNumbered ? 'ol' : 'ul';
    lists = lists.filter((open) => open.level < level || (open.level === level && open.list.tagName === tagName));
    if (lists.at(-1)?.level !== level) {
      const list = node(tagName);
      const parent = lists.at(-1)?.list.children.at(-1);
      if (parent?.type === 'element') parent.children.push(list);
      else grouped.push(list);
      lists.push({ level, list });
    }
    lists.at(-1)?.list.children.push(node('li', child.children));
  }
  return grouped;
}
