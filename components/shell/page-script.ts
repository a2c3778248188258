import { DRAFT_KEY, OPENED_KEY, OPERATOR_KEY, READY_KEY, RUNS_KEY, THEME_KEY } from '@/components/storage/keys.ts';
import { copyText } from '@/components/ui/copy-text.ts';
import { MEMBER_COOKIE } from '@/lib/constants/cookies.ts';
import { COPIED_FEEDBACK_MS, TOAST_DURATION_MS } from '@/lib/constants/limits.ts';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '@/lib/messages/languages.ts';
import {
  fetchHydration,
  findReactControl,
  hydrate,
  isHydrated,
  keepTyped,
  pressAgain,
  reloadFor,
  untilHydrated,
} from './hydrate-page.ts';

/*
 * What every page does without React: it shows the theme, copies, and remembers a chosen language. Where React was left out
 * (docs/decisions/0150), it fetches React for members, for runs to show, and for the first press of a button that needs it.
 * Pages send these functions as text, so that each uses nothing from outside.
 */

const SETTINGS = {
  themeKey: THEME_KEY,
  memberCookie: MEMBER_COOKIE,
  knownKeys: [RUNS_KEY, READY_KEY, OPENED_KEY, OPERATOR_KEY],
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
  // From another tab, or from the back/forward cache.
  for (const change of ['storage', 'pageshow']) addEventListener(change, showStored);
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

/** Shows a message of #page-toast (components/shell/page-toast.tsx), or hands it to React's toaster where React is there. */
function createToast({ toastMs }: Settings): (name: string, isFailure?: boolean) => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  // Screen readers read what comes into an element that they know already.
  const status = Object.assign(document.createElement('output'), { className: 'sr-only' });
  document.addEventListener('DOMContentLoaded', () => document.body.append(status));
  return (name, isFailure = false) => {
    const area = document.getElementById('page-toast');
    const all = [...(area?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
    const said = all.find((each) => each.dataset.message === name);
    const [title, description] = Array.from(said?.children ?? [], ({ textContent }) => textContent);
    const detail = { title, description, variant: isFailure ? 'destructive' : 'default' };
    if (!area || !document.dispatchEvent(new CustomEvent('toast', { detail, cancelable: true }))) return;
    clearTimeout(closing);
    area.toggleAttribute('data-failed', isFailure);
    for (const each of all) each.hidden = each !== said;
    area.showPopover();
    status.textContent = [title, description].filter(Boolean).join('. ');
    closing = setTimeout(() => area.hidePopover(), toastMs);
  };
}

const PARTS = {
  copyText,
  followTheme,
  createToast,
  reloadFor,
  fetchHydration,
  hydrate,
  keepTyped,
  pressAgain,
  findReactControl,
  isHydrated,
  untilHydrated,
};

/** Starts the script. Where it runs already, because React has replaced the document, it only marks `<html>` again. */
function runPage(parts: typeof PARTS, settings: Settings): void {
  const root = document.documentElement;
  let canStore = true;
  function tryRead(from: () => string | null): string | null {
    try {
      return from();
    } catch {
      canStore = false;
      return null;
    }
  }
  const read = (key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage') =>
    tryRead(() => self[area].getItem(key));
  const isMember = () => tryRead(() => document.cookie)?.includes(`${settings.memberCookie}=1`) === true;
  // Members see no marketing (docs/decisions/0122), and frames of ours neither header nor footer.
  root.toggleAttribute('data-member', isMember());
  if (self !== top) root.dataset.framed = '';
  root.dataset.script = '';
  root.classList.toggle('dark', read(settings.themeKey) === 'dark');
  const page = self as { hasPageScript?: boolean };
  if (page.hasPageScript) return;
  page.hasPageScript = true;
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
  document.addEventListener('hydrated', parts.keepTyped(parts.isHydrated), { once: true });
  let hasFailed = false;
  let hasBegun = false;
  async function hydratePage(style: HTMLElement): Promise<void> {
    const hydration = await parts.fetchHydration(style, parts.reloadFor);
    hasBegun = true;
    await parts.hydrate(hydration);
    // The full stylesheets are loaded; the page's own rules would override them.
    style.remove();
    // React shows one toast at a time, and knows of its own only.
    document.getElementById('page-toast')?.hidePopover();
  }

  let hydrating: Promise<void> | undefined;
  function hydrateOnce(): Promise<void> {
    const style = styleWithoutReact();
    if (!style) return Promise.resolve();
    hydrating ??= hydratePage(style).catch((error) => {
      hasFailed = true;
      if (!hasBegun) hydrating = undefined;
      throw error;
    });
    return hydrating;
  }

  /** Without having been asked: at the first press it is tried again. */
  const hydrateInBackground = () => void (hasFailed || hydrateOnce().catch(console.error));

  /** Hydrates the page, then repeats what a reader did before. */
  async function doWithReact(event: Event, control: HTMLElement, repeat: () => void): Promise<void> {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { ariaBusy } = control;
    if (ariaBusy === 'true') return;
    control.ariaBusy = 'true';
    try {
      await hydrateOnce();
      await parts.untilHydrated(control, parts.isHydrated);
      control.ariaBusy = ariaBusy;
      repeat();
    } catch (error) {
      control.ariaBusy = ariaBusy;
      console.error(error);
      if (hasBegun && navigator.onLine) location.reload();
      else toast('offline', true);
    }
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

  /** Remembers the language of a link, which leads to where the reader is. */
  function followLanguage(link: HTMLAnchorElement): void {
    const { languageCookie: name, languageSeconds: seconds } = settings;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API misses in Firefox before 140.
    document.cookie = `${name}=${link.dataset.language}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
    link.search = location.search;
    link.hash = location.hash;
  }

  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button');
    if (button && pressOwn(button)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-language]');
    if (link) followLanguage(link);
    const control = styleWithoutReact() && parts.findReactControl(target);
    if (control) void doWithReact(event, control, () => parts.pressAgain(control));
  }

  function onSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    // The browser's own request would leave the page.
    if (!styleWithoutReact() && parts.isHydrated(form)) return;
    void doWithReact(event, submitter ?? form, () => form.requestSubmit(submitter));
  }

  /** Enter that sends a form, where it would break the line until React is there. */
  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, isComposing, target: field } = event;
    if (key !== 'Enter' || shiftKey || isComposing || !(field instanceof HTMLTextAreaElement)) return;
    if (field.enterKeyHint !== 'go' || !styleWithoutReact()) return;
    const button = field.form?.querySelector<HTMLElement>('[type=submit]');
    void doWithReact(event, button ?? field, () => field.form?.requestSubmit());
  }
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('keydown', onKeyDown, true);

  /** Members, writers and returning visitors need React at once; others with a form, at their first move. */
  const hasForm = () => document.querySelector('[data-needs-react]') !== null;
  function hydrateIfKnown(): void {
    // Where storage is forbidden, anybody may be a member.
    const isKnown = isMember() || settings.knownKeys.some((key) => read(key) !== null) || !canStore;
    const hasDraftOrQuery = location.search !== '' || read(settings.draftKey, 'sessionStorage') !== null;
    if (isKnown || (hasForm() && hasDraftOrQuery)) hydrateInBackground();
  }
  let firstPointerAt: string | undefined;
  function onMove(event: Event): void {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      // Browsers report a pointer at rest when a page appears under it.
      const at = `${event.screenX} ${event.screenY}`;
      firstPointerAt ??= at;
      if (at === firstPointerAt) return;
    }
    if (hasForm()) hydrateInBackground();
  }
  for (const sign of ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin']) {
    addEventListener(sign, onMove, { passive: true });
  }
  document.addEventListener('DOMContentLoaded', hydrateIfKnown);
  // From another tab, or from the back/forward cache.
  for (const change of ['storage', 'pageshow']) addEventListener(change, hydrateIfKnown);
}

const partsAsText = Object.entries(PARTS).map(([name, part]) => `${name}:${part}`);

export const PAGE_SCRIPT = `(${runPage})({${partsAsText}},${JSON.stringify(SETTINGS)})`;

/** For pages that React renders in the browser, such as that of a missing blog: no script of theirs runs. */
export const runPageScript = (): void => runPage(PARTS, SETTINGS);
