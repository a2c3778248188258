import { Avatar, avatarLetter } from '@/components/ui/avatar.tsx';
import { linkLabel } from '@/lib/users/author.ts';

type AboutAuthorProps = { biography: string; links: readonly string[]; className?: string };

/** Biography and links of an author; nothing if both are empty. */
export function AboutAuthor({ biography, links, className }: AboutAuthorProps) {
  if (!biography && links.length === 0) return null;
  return (
    <div className={className}>
      {biography ? (
        <p dir="auto" className="max-w-[38rem] break-words">
          {biography}
        </p>
      ) : null}
      {links.length > 0 ? (
        <ul className="mt-1.5 flex flex-wrap gap-x-5 text-sm">
          {links.map((link) => (
            <li key={link} className="min-w-0">
              <a
                href={link}
                rel="noopener noreferrer nofollow ugc me"
                className="inline-block py-1 font-medium wrap-anywhere text-foreground link-underline"
              >
                <bdi>{linkLabel(link)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** An author as saved, or as typed in a form. */
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
