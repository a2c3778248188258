import { cn } from './cn.ts';

type AvatarProps = { letter: string; photoURL: string | null; className?: string };

/**
 * A person's photo, or a letter in its place; `className` sets the size and the letter's. The letter lies under the
 * photo, so that it is there while the photo loads and when it cannot be had, without a script. Decoration beside the
 * name.
 */
export function Avatar({ letter, photoURL, className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'relative inline-grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-foreground font-display text-base leading-none font-semibold text-background select-none',
        className,
      )}
    >
      {letter}
      {photoURL ? (
        // Google answers a request that names the page it comes from with 403 at times.
        <img src={photoURL} alt="" referrerPolicy="no-referrer" className="absolute inset-0 size-full object-cover" />
      ) : null}
    </span>
  );
}

type Named = { displayName: string | null; email?: string };

/**
 * The letter that stands for somebody without a photo: the first of the name or the email, else 'U' (spec §2,
 * /profile).
 */
export function avatarLetter({ displayName, email = '' }: Named): string {
  const [letter = 'U'] = displayName?.trim() || email.trim();
  return letter.toLocaleUpperCase('en');
}
