import type { Metadata } from 'next';
import type { MessageKey } from '../messages/types.ts';
import { tell } from './answer-context.ts';

/** Head of a page that search engines leave out. @param title a message without values */
export const unlistedHead = (title: MessageKey, more?: Metadata): Metadata => ({
  title: tell({ key: title }),
  robots: { index: false },
  ...more,
});
