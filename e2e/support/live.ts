import type { Page } from 'playwright';

/** A mode of the model, slow enough to do something meanwhile: a text grows for some seconds between its other answers. */
export const UNHURRIED = { latencyMs: 2_000, pieceMs: 4 };

/** The blog that is being written, as its page shows it. */
export const preview = (page: Page) => page.getByRole('region', { name: 'Writing your blog' });
export const article = (page: Page) => preview(page).getByRole('article');
export const sections = (page: Page) => article(page).getByRole('heading', { level: 2 });
