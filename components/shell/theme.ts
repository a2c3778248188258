import { MEMBER_KEY } from '@/components/auth/session/member-hint.ts';

const STORAGE_KEY = 'theme';

/**
 * Runs before the first paint to avoid a flash of the wrong theme; light by default (spec §9, row Theme). Also marks
 * browsers of members, who see no marketing, and pages inside our own frames, which hide header and footer.
 */
export const THEME_SCRIPT = `(function(){var r=document.documentElement;try{r.classList.toggle("dark",localStorage.getItem("${STORAGE_KEY}")==="dark");r.toggleAttribute("data-member",localStorage.getItem("${MEMBER_KEY}")==="true")}catch(e){}if(self!==top)r.dataset.framed=""})()`;

const listeners = new Set<() => void>();

function apply(theme: string | null): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === STORAGE_KEY) apply(event.newValue);
}

/** Client-rendered pages, such as that of a missing blog, never run THEME_SCRIPT. */
function restore(): void {
  try {
    apply(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is forbidden: keep the current theme.
  }
}

/** Whether the current theme is dark. Browser only. */
export const isDarkTheme = () => document.documentElement.classList.contains('dark');

/** Sets the theme and stores it in this browser; without storage it lasts for the page. */
export function setTheme(theme: 'light' | 'dark'): void {
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
