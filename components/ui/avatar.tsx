import { cn } from './cn.ts';

type AvatarProps = { letter: string; photoURL: string | null; className?: string };

/** A photo, or a letter beneath it that shows while the photo loads or fails. Decorative; `className` sets the size. */
export const Avatar = ({ letter, photoURL, className }: AvatarProps) => (
  <span
    aria-hidden
    className={cn(
      'relative inline-grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-foreground font-display text-base leading-none font-semibold text-background select-none',
      className,
    )}
  >
    {letter}
    {photoURL ? (
      // Google sometimes refuses requests with a referrer.
      <img src={photoURL} alt="" referrerPolicy="no-referrer" className="absolute inset-0 size-full object-cover" />
    ) : null}
  </span>
);

export function avatarLetter({ displayName, email = '' }: { displayName: string | null; email?: string }): string {
  const [letter = 'U'] = displayName?.trim() || email.trim();
  return letter.toLocaleUpperCase('en');
}
