import { DRAFT_KEY, MEMBER_KEY, READY_KEY, RUNS_KEY, THEME_KEY } from '@/components/storage/keys.ts';
import { copyText } from '@/components/ui/copy-text.ts';
import { COPIED_FEEDBACK_MS, TOAST_DURATION_MS } from '@/lib/constants/limits.ts';
import type { Hydration } from '@/lib/http/hydration.ts';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '@/lib/messages/languages.ts';

/*
 * What every page does without React: it shows the theme, copies, and remembers a chosen language. Where React was left out
 * (docs/decisions/0150), it fetches React for members, for runs to show, and for the first press of a button that needs it.
 * Pages send these functions as text, so that each uses nothing from outside.
 */

const SETTINGS = {
  themeKey: THEME_KEY,
  memberKey: MEMBER_KEY,
  runKeys: [RUNS_KEY, READY_KEY],
  draftKey: DRAFT_KEY,
  copiedMs: COPIED_FEEDBACK_MS,
  toastMs: TOAST_DURATION_MS,
  languageCookie: LANGUAGE_COOKIE,
  languageSeconds: LANGUAGE_COOKIE_SECONDS,
};

type Settings = typeof SETTINGS;

/** Shows the stored theme, light by default (spec §9, row Theme). Returns what changes it. */
function followTheme({ themeKey }: Settings, read: (key: string) => string | null): () => void {
  const root = document.documentElement;
  function show(isDark: boolean): void {
    root.classList.toggle('dark', isDark);
    for (const button of document.querySelectorAll('[data-theme-button]')) button.ariaPressed = String(isDark);
  }
  const showStored = () => show(read(themeKey) === 'dark');
  showStored();
  addEventListener('storage', showStored);
  document.addEventListener('DOMContentLoaded', showStored);
  return () => {
    const isDark = !root.classList.contains('dark');
    show(isDark);
    try {
      localStorage.setItem(themeKey, isDark ? 'dark' : 'light');
    } catch {
      // Where storage is forbidden, a choice lasts for the page.
    }
  };
}

/** Says what the toast's element says under a name (components/shell/page-toast.tsx), in React's way where React is there. */
function createToast({ toastMs }: Settings): (name: string, isFailure?: boolean) => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  return (name, isFailure = false) => {
    const area = document.getElementById('page-toast');
    const all = [...(area?.querySelectorAll<HTMLElement>('[data-said]') ?? [])];
    const said = all.find((each) => each.dataset.said === name);
    const [title, description] = Array.from(said?.children ?? [], ({ textContent }) => textContent);
    const detail = { title, description, variant: isFailure ? 'destructive' : 'default' };
    if (!area || !document.dispatchEvent(new CustomEvent('toast', { detail, cancelable: true }))) return;
    clearTimeout(closing);
    area.toggleAttribute('data-failed', isFailure);
    for (const each of all) each.hidden = each !== said;
    area.showPopover();
    closing = setTimeout(() => area.hidePopover(), toastMs);
  };
}

/** Lets React take over a page that came without it, whose rules are in `style`. Resolves once it has. */
async function hydrate(style: HTMLElement): Promise<void> {
  const answer = await fetch(`${location.pathname}?hydrate`);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { styles, pushed, scripts }: Hydration = await answer.json();
  // React must find the whole document.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  await Promise.all(
    styles.map(([href, precedence]) => {
      const link = document.createElement('link');
      link.dataset.precedence = precedence;
      return new Promise((resolve) => {
        Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: resolve });
        style.before(link);
      });
    }),
  );
  const lists = self as unknown as Record<string, unknown[]>;
  for (const [name, entry] of pushed) {
    lists[name] ??= [];
    lists[name].push(entry);
  }
  await new Promise((resolve, reject) => {
    document.addEventListener('hydrated', resolve, { once: true });
    for (const src of scripts) {
      document.head.append(Object.assign(document.createElement('script'), { src, onerror: reject }));
    }
  });
  // Now the whole stylesheets are there, whose order it would disturb.
  style.remove();
  // React shows one toast at a time, and knows of its own only.
  document.getElementById('page-toast')?.hidePopover();
}

/** Keeps what is typed and ticked until React takes over, and then tells React, which would go by its own empty fields. */
function keepTyped(): () => void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const typed = new Map<Field, string | boolean>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type))
      typed.set(target, target.checked);
    else if (target instanceof Element && target.matches('input, textarea, select')) {
      typed.set(target as Field, (target as Field).value);
    }
  };
  /** Not by the field's own property, by which React notices what it is told itself. */
  const put = (field: Field, name: 'value' | 'checked', value: string | boolean) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value);
  document.addEventListener('input', note, true);
  return () => {
    document.removeEventListener('input', note, true);
    for (const [field, value] of typed) {
      if (typeof value === 'boolean') {
        put(field, 'checked', !value);
        field.click();
        continue;
      }
      for (const each of ['', value]) {
        put(field, 'value', each);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  };
}

/** Presses a control as a pointer does: menus open before the click. */
function pressAgain(control: HTMLElement): void {
  const options = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' };
  for (const type of ['pointerdown', 'pointerup']) control.dispatchEvent(new PointerEvent(type, options));
  control.click();
}

/** What needs React in a page that came without it: a control, or a form without an address. */
function findReactControl(target: EventTarget | null): HTMLElement | null {
  const found =
    target instanceof Element ? target.closest<HTMLElement>('button, label, input, form:not([action])') : null;
  const control = found instanceof HTMLLabelElement ? found.control : found;
  if (control instanceof HTMLButtonElement)
    return control.popoverTargetElement || (control.form && control.type === 'submit') ? null : control;
  return control instanceof HTMLInputElement && /^(?:checkbox|radio|file|range)$/.test(control.type) ? found : null;
}

const PARTS = { copyText, followTheme, createToast, hydrate, keepTyped, pressAgain, findReactControl };

/** Starts all of it. */
function runPage(parts: typeof PARTS, settings: Settings): void {
  const root = document.documentElement;
  let canStore = true;
  const read = (key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage') => {
    try {
      return self[area].getItem(key);
    } catch {
      canStore = false;
      return null;
    }
  };
  root.dataset.script = '';
  // Members see no marketing (docs/decisions/0122), and frames of ours neither header nor footer.
  root.toggleAttribute('data-member', read(settings.memberKey) !== null);
  if (self !== top) root.dataset.framed = '';
  const changeTheme = parts.followTheme(settings, read);
  const toast = parts.createToast(settings);

  async function copy(button: HTMLElement, text: string, kind: 'link' | 'code'): Promise<void> {
    try {
      await parts.copyText(text);
      button.dataset.copied = '';
      setTimeout(() => delete button.dataset.copied, settings.copiedMs);
      toast(`${kind}Copied`);
    } catch (error) {
      console.error(error);
      toast(`${kind}NotCopied`, true);
    }
  }

  const styleWithoutReact = () => document.querySelector<HTMLElement>('style[data-without-react]');
  let hydrating: Promise<unknown> | undefined;
  async function takeOver(): Promise<void> {
    const style = styleWithoutReact();
    if (!style) return;
    hydrating ??= parts
      .hydrate(style)
      .catch((error) => {
        console.error(error);
        hydrating = undefined;
        toast('offline', true);
      })
      .finally(parts.keepTyped());
    await hydrating;
  }

  /** Does with React what a reader did before it was there. */
  async function doWithReact(event: Event, again: () => void): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    root.ariaBusy = 'true';
    await takeOver();
    root.ariaBusy = null;
    if (!styleWithoutReact()) again();
  }

  /** Does what a button of the page's own does; false for others. */
  function pressOwn(button: HTMLElement): boolean {
    const { themeButton, backButton, copy: link } = button.dataset;
    const code = button.closest('.blog-code') && button.previousElementSibling?.textContent;
    if (themeButton !== undefined) changeTheme();
    else if (link) void copy(button, link, 'link');
    else if (code) void copy(button, code, 'code');
    else if (backButton === undefined) return false;
    else if (history.length > 1) history.back();
    else location.assign('/');
    return true;
  }

  function rememberLanguage(language: string): void {
    const { languageCookie: name, languageSeconds: seconds } = settings;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API misses in Firefox before 140.
    document.cookie = `${name}=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  }

  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button');
    if (button && pressOwn(button)) return;
    const language = target.closest<HTMLElement>('a[data-language]')?.dataset.language;
    if (language) rememberLanguage(language);
    const control = styleWithoutReact() && parts.findReactControl(target);
    if (control) void doWithReact(event, () => parts.pressAgain(control));
  }

  function onSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || !styleWithoutReact()) return;
    void doWithReact(event, () => form.requestSubmit(submitter));
  }
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);

  /** Members, writers and whoever comes back to a form need React at once; others with a form, at their first move. */
  const hasForm = () => document.querySelector('[data-needs-react]') !== null;
  const moved = () => void (hasForm() && takeOver());
  for (const sign of ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin']) {
    addEventListener(sign, moved, { passive: true });
  }
  addEventListener('load', () => {
    // Where storage is forbidden, anybody may be a member.
    const isKnown = !canStore || [settings.memberKey, ...settings.runKeys].some((key) => read(key) !== null);
    const comesBack = location.search !== '' || read(settings.draftKey, 'sessionStorage') !== null;
    if (isKnown || (hasForm() && comesBack)) void takeOver();
  });
}

const partsAsText = Object.entries(PARTS).map(([name, part]) => `${name}:${part}`);

export const PAGE_SCRIPT = `(${runPage})({${partsAsText}},${JSON.stringify(SETTINGS)})`;

/** For pages that React renders in the browser, such as that of a missing blog: no script of theirs runs. */
export const runPageScript = (): void => runPage(PARTS, SETTINGS);
