import type { ElementContent, Element as HastElement } from 'hast';
import { formulaText, raised } from './read-html-formulas.ts';
import { FLOW, groupWordItems, isWordComment, nestLists, node, text, wordItem, words } from './read-html-lists.ts';

/** A note of the text: its number, the page that its mark links to, or its text on this page. */
type Note = { number: number; url?: string; content?: ElementContent[] };

/** Counts of what a text cannot hold. */
export const noLosses = () => ({
  embeds: 0,
  pictures: 0,
  links: 0,
  struck: 0,
  notes: 0,
  tables: 0,
  numbers: 0,
  breaks: 0,
});
export type HtmlLosses = ReturnType<typeof noLosses>;

const SILENT = words(
  'script,style,noscript,template,title,head,meta,link,base,param,source,track,select,input,textarea,dialog,area,map,' +
    'rt,rp,rtc,v:imagedata,v:shape',
);
const EMBEDS = words('iframe,video,audio,object,embed,canvas,svg,frameset,applet');
const STRUCK = words('del,s,strike');
const IS_WHOLE = words('br,hr,wbr,td,th');
/** With a block inside, these are no more than its box. */
const MARKS = words('b,strong,i,em,u,mark,p,span,font,code,small,big,cite,var');

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
  grid: 'table',
  rowgroup: 'tbody',
  row: 'tr',
  cell: 'td',
  gridcell: 'td',
  columnheader: 'th',
  rowheader: 'th',
  list: 'ul',
  listitem: 'li',
};

const QUOTES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  de: ['„', '“', '‚', '‘'],
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
  it: ['«', '»', '“', '”'],
  es: ['«', '»', '“', '”'],
  ru: ['«', '»', '„', '“'],
  ja: ['「', '」', '『', '』'],
};
const OTHER_QUOTES = ['“', '”', '‘', '’'] as const;

const NOTE_MARK = /^\[?(\d{1,3})\]?$/;
const BRACKETS = /^\[.*\]$/s;
/** Attribute with the number of a note that its element is. */
export const NOTE_ATTRIBUTE = 'data-quillcast-note';
const CODE_LANGUAGE = /\b(?:language|lang|highlight-source|brush:)[-\s]*([\w+#.-]{1,30})/;

const trimmed = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
const tagName = (element: Element) => element.localName.toLowerCase();
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** What a reader opens: panels of buttons and tabs, and what a search in the page finds. */
export function closedPanels(root: Element): Element[] {
  const buttons = [...root.querySelectorAll('button[aria-controls],a[aria-controls],[role][aria-controls]')];
  const ids = new Set(buttons.flatMap((button) => (button.getAttribute('aria-controls') ?? '').split(/\s+/)));
  const named = [...root.querySelectorAll('[id]')].filter(({ id }) => ids.has(id));
  return [...named, ...root.querySelectorAll('[role="tabpanel"],[hidden="until-found"]')];
}

/** The element that a role, or the display of a table, makes of one without a meaning of its own. */
export function standardName(element: Element): string | undefined {
  if (!/^(?:div|span|section)$/i.test(element.localName)) return undefined;
  const display = /(?:^|;)\s*display:\s*(table(?:-row|-cell)?)\s*(?:;|$)/i.exec(
    element.getAttribute('style') ?? '',
  )?.[1];
  return ROLES[element.getAttribute('role') ?? ''] ?? ROLES[display?.toLowerCase() ?? ''];
}

export type HtmlOptions = {
  /**
   * A post keeps line breaks and blank lines as paragraphs (WordPress), and its notes as citations. A page names columns
   * in header cells only.
   */
  from: 'page' | 'post' | 'clipboard';
  /** Language tag, for the quotation marks of `<q>`. */
  language?: string | undefined;
  base?: string | undefined;
};

/** Elements in which a button is the heading of what it opens. */
export const HEADINGS = 'h1,h2,h3,h4,h5,h6,dt,summary';

/** Whether a button is a heading, or opens a text longer than its own. */
export function isQuestion(button: Element, byId: (id: string) => Element | null | undefined): boolean {
  if (button.closest(HEADINGS)) return true;
  const panel = byId(button.getAttribute('aria-controls') ?? '') ?? button.nextElementSibling;
  return (
    !!panel && FLOW.has(tagName(panel)) && tagName(panel) !== 'nav' && trimmed(panel).length > trimmed(button).length
  );
}

/** Turns a document into the few elements that texts are made of, and counts what it leaves out. */
export class HtmlElements {
  readonly losses = noLosses();
  readonly notes = new Map<number, Note>();
  readonly #options: HtmlOptions;
  readonly #panels: ReadonlySet<Element>;
  readonly #byId: ReadonlyMap<string, Element>;
  /** With the number that first cites them. */
  readonly #definitions = new Map<Element, number>();
  #quotes = 0;

  constructor(root: Element, options: HtmlOptions) {
    this.#options = options;
    this.#panels = new Set(closedPanels(root));
    this.#byId = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
  }

  children(parent: Element): ElementContent[] {
    const inFlow = FLOW.has(tagName(parent)) && !/^(?:p|li|t[dh]|d[td]|h\d)$/.test(tagName(parent));
    const nodes = [...parent.childNodes].flatMap((child): ElementContent[] => {
      if (isElement(child)) return this.#element(child);
      return child.nodeType === 3 ? this.#text(child.textContent ?? '', inFlow) : [];
    });
    return groupWordItems(nodes);
  }

  #text(value: string, inFlow: boolean): ElementContent[] {
    const clean = value.toWellFormed().replace(/[\p{Cc}--[\t\n\r]]/gv, ' ');
    if (!inFlow || this.#options.from !== 'post') return [text(clean)];
    return clean
      .split(/\n[ \t]*\n/)
      .flatMap((line, at) => (at > 0 ? [node('br'), node('br'), text(line)] : [text(line)]));
  }

  #element(element: Element): ElementContent[] {
    const name = tagName(element);
    const style = (element.getAttribute('style') ?? '').toLowerCase().replace(/\s/g, '');
    if (this.#options.from === 'post' && element.hasAttribute(NOTE_ATTRIBUTE)) {
      this.#define(Number(element.getAttribute(NOTE_ATTRIBUTE)), element);
    }
    // A page has them to open panels.
    if (this.#options.from !== 'page' && isTask(element, name)) {
      return [text(element.hasAttribute('checked') ? '[x] ' : '[ ] ')];
    }
    if (this.#isLeftOut(element, name, style)) return [];
    if (name === 'math') return [text(formulaText(element))];
    if (name === 'sup' || name === 'sub') return this.#raised(element, name);
    if (name === 'q') return this.#quotation(element);
    if (name === 'img') return this.#picture(element);
    if (name === 'pre') return [code(element)];
    if (name === 'script') return [text(trimmed(element))];
    if (isBackLink(element, name)) return [];
    if (isNoteLink(element, name)) return this.#note(trimmed(element), element) ?? this.children(element);
    const converted = this.#converted(element, name, style);
    return converted.children.length > 0 || IS_WHOLE.has(name) ? [converted] : [];
  }

  /** Whether an element is no part of the text; what a reader would miss is counted. */
  #isLeftOut(element: Element, name: string, style: string): boolean {
    if (name === 'form') this.losses.embeds += 1;
    if (name === 'script') return !/^math\/tex/.test(element.getAttribute('type') ?? '');
    if (EMBEDS.has(name)) {
      if (element.getAttribute('aria-hidden') !== 'true') this.losses.embeds += 1;
      return true;
    }
    if (STRUCK.has(name) || /text-decoration(?:-line)?:[^;]*line-through/.test(style)) {
      if (trimmed(element)) this.losses.struck += 1;
      return true;
    }
    if (name === 'button') return !isQuestion(element, (id) => this.#byId.get(id));
    // Outside of forms a label may open a panel.
    if (name === 'label' && element.closest('form')) return true;
    if (SILENT.has(name) || /mso-hide:all|mso-list:ignore|mso-element:comment/.test(style)) return true;
    const isHidden = element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true';
    return (isHidden && !this.#panels.has(element)) || this.#definitions.has(element) || isWordComment(element);
  }

  #raised(element: Element, place: 'sup' | 'sub'): ElementContent[] {
    const words = trimmed(element);
    const link = element.querySelector('a[href]');
    if (place === 'sup' && (link || BRACKETS.test(words))) {
      const note = this.#note(words, link);
      if (note) return note;
    }
    return link ? this.children(element) : [text(raised(words, place))];
  }

  #note(words: string, link: Element | null): ElementContent[] | undefined {
    const href = link?.getAttribute('href') ?? '';
    const digits = NOTE_MARK.exec(words)?.[1];
    const isHere = href.includes('#');
    if (!digits && !isHere && !BRACKETS.test(words)) return undefined;
    const number = Number(digits);
    if (!digits || this.#options.from !== 'post') {
      this.losses.notes += 1;
      return [];
    }
    const target = this.#byId.get(href.replace(/^[^#]*#/, ''));
    const definition = target?.closest('li') ?? (target?.localName === 'a' ? target.parentElement : target);
    if (definition) this.#define(number, definition);
    else if (/^https?:/i.test(href)) this.notes.set(number, { ...this.notes.get(number), number, url: href });
    return [text(' '), node('note', [text(words)], { number })];
  }

  #define(number: number, definition: Element): void {
    const first = this.#definitions.get(definition);
    if (first === number) return;
    if (first === undefined) this.#definitions.set(definition, number);
    const content = first === undefined ? this.children(definition) : (this.notes.get(first)?.content ?? []);
    this.notes.set(number, { ...this.notes.get(number), number, content });
  }

  #quotation(element: Element): ElementContent[] {
    const language = element.closest('[lang]')?.getAttribute('lang') ?? this.#options.language ?? '';
    const marks = QUOTES[language.slice(0, 2).toLowerCase()] ?? OTHER_QUOTES;
    const [open, close] = this.#quotes % 2 === 0 ? marks : marks.slice(2);
    this.#quotes += 1;
    const children = this.children(element);
    this.#quotes -= 1;
    return [text(open ?? ''), ...children, text(close ?? '')];
  }

  /** A picture by its address, also of one that is loaded late; trackers have one pixel. */
  #picture(image: Element): ElementContent[] {
    const attribute = (name: string) => image.getAttribute(name) ?? '';
    const isTracker = [attribute('width'), attribute('height')].some((size) => /^[01](?:px)?$/.test(size));
    if (isTracker) return [];
    const [first = ''] = (attribute('data-srcset') || attribute('srcset')).trim().split(/[\s,]+/);
    const late = ['data-src', 'data-lazy-src', 'data-original'].map(attribute).find(Boolean);
    const source = attribute('src');
    const src = late ?? (source && !source.startsWith('data:') ? source : first || source);
    return [node('img', [], { src, alt: attribute('alt') })];
  }

  #converted(element: Element, name: string, style: string): HastElement {
    const tagName = this.#tagName(element, name, style);
    const children = this.children(element);
    const isBox = MARKS.has(tagName) && children.some(isFlow);
    const properties = Object.fromEntries([...element.attributes].map((each) => [each.name.toLowerCase(), each.value]));
    const kept = isBox ? 'div' : tagName;
    if (kept === 'ul' || kept === 'ol') return node(kept, nestLists(children), properties);
    if (kept === 'wordItem') return node(kept, children, { ...wordItem(element, style) });
    return node(kept, children, { ...properties, hasFlow: FLOW.has(kept) || children.some(isFlow) });
  }

  #tagName(element: Element, name: string, style: string): string {
    const role = element.getAttribute('role') ?? '';
    if (/^(?:p|h[1-6])$/.test(name) && /mso-list:l\d/.test(style)) return 'wordItem';
    if (name === 'p' && /\bMso(?:Sub)?[Tt]itle\b/.test(element.className)) return 'h2';
    if (name === 'button') return element.closest('h1,h2,h3,h4,h5,h6,dt,summary') ? 'span' : 'p';
    if (role === 'heading') return `h${Math.max(1, Math.min(6, Number(element.getAttribute('aria-level')) || 2))}`;
    const standard = standardName(element);
    if (standard) return standard;
    if (/^(?:b|strong)$/.test(name)) return /(?:^|;)font-weight:(?:normal|400)/.test(style) ? 'span' : 'strong';
    if (name !== 'span') return name;
    if (/(?:^|;)font-weight:(?:bold|[6-9]00)/.test(style)) return 'strong';
    return /(?:^|;)font-style:italic/.test(style) ? 'em' : name;
  }
}

const isTask = (element: Element, name: string) =>
  name === 'input' && element.getAttribute('type') === 'checkbox' && element.closest('li') !== null;

/** A mark of a note: a link around a raised number, or a number in brackets. */
const isNoteLink = (element: Element, name: string) =>
  name === 'a' &&
  element.hasAttribute('href') &&
  (/^\[\d{1,3}\]$/.test(trimmed(element)) ||
    element.getAttribute('role') === 'doc-noteref' ||
    (element.childNodes.length === 1 && element.firstElementChild?.localName === 'sup'));

const isBackLink = (element: Element, name: string) =>
  name === 'a' && /^#/.test(element.getAttribute('href') ?? '') && /^[^\p{L}\p{N}]+$/u.test(trimmed(element));

const isFlow = (child: ElementContent) => child.type === 'element' && child.properties.hasFlow === true;

/** Lines as they stand, with the language that a class names. */
function code(pre: Element): HastElement {
  const lines = (each: Node): string =>
    [...each.childNodes]
      .map((child) =>
        child.nodeName.toLowerCase() === 'br' ? '\n' : isElement(child) ? lines(child) : child.textContent,
      )
      .join('');
  const holders = [pre, pre.querySelector('code'), pre.parentElement];
  const classes = holders.map((each) => `${each?.className ?? ''} ${each?.getAttribute('data-lang') ?? ''}`);
  const named = classes.map((each) => CODE_LANGUAGE.exec(each)?.[1]).find(Boolean);
  const value = lines(pre)
    .replace(/\r\n?/g, '\n')
    .replace(/^\n|\s+$/g, '');
  return node('pre', [node('code', [text(value)], { className: named ? [`language-${named}`] : [] })]);
}
