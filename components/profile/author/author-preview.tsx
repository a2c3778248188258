import { avatarLetter } from '@/components/auth/menu/avatar-letter.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { AboutAuthor } from './about-author.tsx';

/** How an author is shown: as saved, or as a form has it now. */
export type ShownAuthor = { displayName: string; photoURL: string | null; biography: string; links: readonly string[] };

/** An author as readers see them. */
export function AuthorPreview({ author }: { author: ShownAuthor }) {
  const { displayName, photoURL, biography, links } = author;
  return (
    <div className="flex min-w-0 items-start gap-4 text-foreground">
      <Avatar letter={avatarLetter(author)} photoURL={photoURL} className="size-16 text-3xl" />
      <div className="min-w-0">
        <p className="text-base font-semibold break-words">{displayName}</p>
        <AboutAuthor biography={biography} links={links} className="mt-1 text-sm" />
      </div>
    </div>
  );
}
