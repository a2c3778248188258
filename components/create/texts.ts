import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import type { Message } from '@/lib/constants/messages.ts';

export const CREATE_TEXTS = {
  withoutScripts: 'Writing a blog needs JavaScript. Blogs can be read without it.',
  surprise: 'Surprise me',
  urlTooLong: { title: 'Invalid URL', description: 'This address is too long. Please use a shorter one' },
  urlsFull: {
    title: 'Maximum sources reached',
    description: `You can use up to ${MAX_SOURCE_URLS} source URLs for your blog`,
  },
  urlRemoved: { title: 'Source removed' },
  imageRemoved: { title: 'Image removed' },
  imagesLost: (count: number) =>
    count === 1
      ? 'The page was reloaded without your image. Add it again.'
      : `The page was reloaded without your ${count} images. Add them again.`,
  imageUnreadable: (file: string): Message => ({
    title: 'Image not added',
    description: `We could not read ${file}. Please choose it again.`,
  }),
  freeLeft: (left: number) =>
    left === 0 ? 'You have no free blogs left.' : `You have ${left} free ${left === 1 ? 'blog' : 'blogs'} left.`,
  topicReplaced: { title: 'Topic replaced' },
  planning: (sources: number, isSearching: boolean) => {
    const steps = [
      ...(sources > 0 ? [`reading ${sources} ${sources === 1 ? 'source' : 'sources'}`] : []),
      ...(isSearching ? [sources > 0 ? 'looking for more if needed' : 'looking for sources'] : []),
      'planning the outline',
    ];
    const words = new Intl.ListFormat('en').format(steps);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  failed: {
    outline: { title: 'Error planning the outline', description: 'Please try again.' },
    interview: { title: 'Error preparing the questions', description: 'Please try again.' },
  },
  newOutline: { title: 'New outline ready' },
  outlineHint: 'Edit anything: the blog follows this outline, section by section.',
  outlineStale: 'The form has changed since this outline was made. Regenerate it, or write the blog as is.',
  foundHint: 'The blog uses the selected pages.',
  asking: 'Preparing questions on your topic',
  interviewHint:
    'Answer what you like. Only you see your answers, and the AI model if one writes. Readers see what the blog quotes.',
  interviewStale: 'The topic or language has changed. Get new questions, and clear answers that no longer fit.',
  generalQuestions:
    'These questions fit any topic: no AI model has asked about yours. Your answers stand in the blog word for word.',
  sameHeading: 'Two sections have the same heading. Change one of them.',
} as const;
