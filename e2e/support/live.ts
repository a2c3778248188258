import type { Page } from 'playwright';

/** A mode of the model, slow enough to do something meanwhile: a text grows for some seconds between its other answers. */
export const UNHURRIED = { latencyMs: 2_000, pieceMs: 4 };

/** The same, but the proof waits until the mode changes: a busy machine may take long to open a page meanwhile. */
export const UNPROVED = { ...UNHURRIED, task: 'prove', gate: 100 } as const;

/** The blog that is being written, as its page shows it. */
export const preview = (page: Page) => page.getByRole('region', { name: 'Writing your blog' });
export const article = (page: Page) => preview(page).getByRole('article');
export const sections = (page: Page) => article(page).getByRole('heading', { level: 2 });
