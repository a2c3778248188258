import { writeStored } from '@/components/storage/stored.ts';

/** Key under which this browser remembers that its user is signed in, for THEME_SCRIPT. */
export const MEMBER_KEY = 'signed-in';

/** Shows what `member:` selects, now and before the first paint of later pages; a wrong hint lasts until the session loads. */
export function hintMember(isMember: boolean): void {
  document.documentElement.toggleAttribute('data-member', isMember);
  writeStored(MEMBER_KEY, isMember || null, 'browser');
}
