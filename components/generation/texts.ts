import type { Message } from '@/lib/constants/messages.ts';
import type { SourceNote } from '@/lib/http/errors.ts';

const notesOn = (sources: readonly SourceNote[]) => sources.map(({ url, reason }) => `${url}: ${reason}`).join(' ');

export const GENERATION_TEXTS = {
  canceled: { title: 'Generation canceled', description: 'Your form is unchanged.' },
  readyLine: (title: string) => (title ? `Ready: ${title}` : 'Ready'),
  offline: 'You are offline. Check your connection and try again.',
  unreadSources: (sources: readonly SourceNote[]): Message => ({
    title: sources.length === 1 ? 'One source could not be read' : 'Some sources could not be read',
    description: `Your blog does not use ${notesOn(sources)}`,
  }),
  doubtfulSources: (sources: readonly SourceNote[]): Message => ({
    title: 'Check your sources',
    description: notesOn(sources),
  }),
  /** @param description why it is less than what was asked for */
  lessWritten: (description: string): Message => ({ title: 'About this page', description }),
  cancelFailed: {
    title: 'Not canceled',
    description: 'We could not reach the server. Please try again.',
  } satisfies Message,
} as const;
