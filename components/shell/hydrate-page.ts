import type { Hydration } from '@/lib/http/hydration.ts';

// Parts of the page's script (page-script.ts), which sends them as text: each uses nothing from outside.

/** Reloads a page that is not the newest, once for each newer one: a shared cache may still have the old. */
export function reloadFor(version: string): boolean {
  try {
    if (sessionStorage.getItem('reloaded-for') === version) return false;
    sessionStorage.setItem('reloaded-for', version);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Loads the stylesheets and the data with which React can hydrate a page. `style`: the page's own rules. */
export async function fetchHydration(style: HTMLElement, reload: typeof reloadFor): Promise<Hydration> {
  const answer = await fetch(`${location.pathname}?hydrate`);
  // It was changed or removed meanwhile, and React would put the new one in its place without what was done in it.
  const hydration: Hydration | undefined = answer.ok ? await answer.json() : undefined;
  const version = hydration?.version ?? String(answer.status);
  const isOther = answer.status < 500 && version !== style.dataset.withoutReact;
  if (isOther && reload(version)) return new Promise(() => undefined);
  if (!hydration) throw new Error(`status ${answer.status}`);
  await Promise.all(
    hydration.styles.map(([href, precedence]) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.dataset.precedence = precedence;
      style.before(link);
      return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
    }),
  );
  // React must find the whole document.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  return hydration;
}

/** Lets React hydrate a page. Resolves once forms work; rejects if a script did not come, after which only a reload helps. */
export async function hydrate({ pushed, scripts }: Hydration): Promise<void> {
  const hydrated = new Promise((resolve) => document.addEventListener('hydrated', resolve, { once: true }));
  const lists = self as unknown as Record<string, unknown[]>;
  for (const [name, entry] of pushed) {
    lists[name] ??= [];
    lists[name].push(entry);
  }
  async function load(src: string): Promise<void> {
    for (let attempt = 1; attempt <= 3; attempt++) {
      const script = Object.assign(document.createElement('script'), { src, async: true });
      document.head.append(script);
      const isLoaded = await new Promise((resolve) => {
        Object.assign(script, { onload: () => resolve(true), onerror: () => resolve(false) });
      });
      if (isLoaded) return;
      await new Promise((resolve) => setTimeout(resolve, attempt * 500));
    }
    throw new Error(`${src} did not load`);
  }
  await Promise.all([...scripts.map(load), hydrated]);
}

type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  checked?: boolean;
  /** React's: the value that it knows. */
  _valueTracker?: { setValue: (value: string) => void };
};

/** Whether React has hydrated an element. */
export const isHydrated = (element: object): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Keeps what is typed and ticked until React hydrates a field. Returns what tells React, which would go by its own state. */
export function keepTyped(isKnown: typeof isHydrated): () => void {
  const typed = new Map<Field, Pick<Field, 'value' | 'checked'>>();
  const recordInput = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('input:not([type=file]), textarea, select'))) return;
    const field = target as Field;
    if (typed.has(field) || !isKnown(field)) typed.set(field, { value: field.value, checked: field.checked });
  };
  document.addEventListener('input', recordInput, true);
  return () => {
    document.removeEventListener('input', recordInput, true);
    for (const [field, { value, checked }] of typed) {
      // Writing ends the composition of an input method.
      if (field.value !== value) field.value = value;
      if (field.checked !== checked) field.checked = checked;
      // React ignores the event of a value that it knows.
      field._valueTracker?.setValue(`not ${value}`);
      const isTicked = /^(?:checkbox|radio)$/.test(field.type);
      // An Event that is no MouseEvent ticks nothing.
      for (const type of isTicked ? ['click'] : ['input', 'change']) {
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  };
}

/** Waits, five seconds at most, for React to hydrate a control: parts of a page come after its root. */
export async function untilHydrated(control: Element, isKnown: typeof isHydrated): Promise<void> {
  for (let waits = 0; waits < 100 && !isKnown(control); waits++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Presses a control as a pointer does: menus open before the click. */
export function pressAgain(control: HTMLElement): void {
  const options = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' };
  for (const type of ['pointerdown', 'pointerup']) control.dispatchEvent(new PointerEvent(type, options));
  control.click();
}

/** The control under a click that needs React in a page that came without it. */
export function findReactControl(target: Element): HTMLElement | null {
  const found = target.closest<HTMLElement>('button, label, input');
  const control = found instanceof HTMLLabelElement ? found.control : found;
  if (control instanceof HTMLButtonElement) {
    return control.popoverTargetElement || (control.form && control.type === 'submit') ? null : control;
  }
  return control instanceof HTMLInputElement && control.type === 'file' ? found : null;
}
