/** Light or dark; light is the default (spec §9, row Theme). */
export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';

/**
 * Runs before the first paint, so that nobody sees the wrong theme flash. It also marks a page that is
 * shown inside a frame of ours, whose header and footer are then left out.
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

/** A page that is rendered in the browser alone, as that of a missing blog is, never runs THEME_SCRIPT. */
function restore(): void {
  try {
    apply(localStorage.getItem(STORAGE_KEY) === 'dark' ? 'dark' : 'light');
  } catch {
    // Nothing was saved where storage is forbidden: what is on screen stays.
  }
}

/** The theme on screen. Browser only. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Shows a theme and saves it in this browser; where saving is forbidden it lasts for the page. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Private windows of some browsers refuse storage.
  }
  apply(theme);
}

/** Calls `listener` when the theme changes, here or in another tab; gives the function that stops it. */
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
