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

/** Loads the stylesheets and the data with which React can take over a page. `style`: the page's own rules. */
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

/** Lets React take over a page. Resolves once it has; rejects if a script did not come, after which it cannot be tried again. */
export async function hydrate({ pushed, scripts }: Hydration): Promise<void> {
  const hydrated = new Promise((resolve) => document.addEventListener('hydrated', resolve, { once: true }));
  const lists = self as unknown as Record<string, unknown[]>;
  for (const [name, entry] of pushed) {
    lists[name] ??= [];
    lists[name].push(entry);
  }
  const loaded = scripts.map((src) => {
    const script = Object.assign(document.createElement('script'), { src });
    document.head.append(script);
    return new Promise((resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }));
  });
  await Promise.all([...loaded, hydrated]);
}

/** Keeps what is typed until React takes over. Returns what tells React, which would go by its own empty fields. */
export function keepTyped(): () => void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const typed = new Map<Field, string>();
  const recordInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input:not([type=file]), textarea, select')) {
      typed.set(target as Field, (target as Field).value);
    }
  };
  /** With the setter of the prototype: React overrides that of the field and would ignore the event. */
  const setNative = (field: Field, value: string) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  document.addEventListener('input', recordInput, true);
  return () => {
    document.removeEventListener('input', recordInput, true);
    for (const [field, value] of typed) {
      const { selectionStart: start, selectionEnd: end } = field as HTMLTextAreaElement;
      for (const each of ['', value]) {
        setNative(field, each);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      if (field instanceof HTMLTextAreaElement) field.setSelectionRange(start, end);
    }
  };
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
  return control instanceof HTMLInputElement && /^(?:checkbox|radio|file|range)$/.test(control.type) ? found : null;
}
