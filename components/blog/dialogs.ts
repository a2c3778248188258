import { withMessages } from '@/components/messages/client.tsx';

/** Dialogs that several screens open, loaded when they do. */

export const loadDeletion = () =>
  withMessages(import('./deletion/delete-dialog.tsx'), 'ownBlogs', 'blogDialogs', 'backlinks');

export const loadGroups = () => withMessages(import('./groups/groups-dialog.tsx'), 'blogDialogs', 'arranging');

export const loadLinks = () => withMessages(import('./linking/link-dialog.tsx'), 'blogDialogs');

export const loadTranslation = () =>
  withMessages(
    import('./translation/translation-dialog.tsx'),
    'blogDialogs',
    'generation',
    'options',
    'subscription',
    'premium',
  );

export const loadVisibility = () =>
  withMessages(import('./visibility/visibility-dialog.tsx'), 'blogDialogs', 'ownBlogs', 'blogAddress');
