/** Light or dark; light by default (spec §9, row Theme). */
export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';

/**
 * Runs before the first paint to avoid a flash of the wrong theme. Also marks pages inside our own frames, which hide
 * header and footer.
 */
export const THEME_SCRIPT = `(function(){var r=document.documentElement;try{r.classList.toggle("dark",localStorage.getItem("${STORAGE_KEY}")==="dark")}catch(e){}if(self!==top)r.dataset.framed=""})()`;

const listeners = new Set<() => void>();

function apply(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === STORAGE_KEY) apply(event.newValue === 'dark' ? 'dark' : 'light');
}

/** Client-rendered pages, such as that of a missing blog, never run THEME_SCRIPT. */
function restore(): void {
  try {
    apply(localStorage.getItem(STORAGE_KEY) === 'dark' ? 'dark' : 'light');
  } catch {
    // Storage is forbidden: keep the current theme.
  }
}

/** The current theme. Browser only. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Sets the theme and stores it in this browser; without storage it lasts for the page. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Some private windows refuse storage.
  }
  apply(theme);
}

/** Calls `listener` when the theme changes here or in another tab; returns the unsubscribe function. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    restore();
    window.addEventListener('storage', followOtherTabs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}
