import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';

type ProfileMastheadProps = {
  name: string;
  letter: string;
  photoURL: string | null;
  details: ReactNode;
  /** Biography and links. */
  about?: ReactNode;
  /** At the right, or below on narrow screens. */
  actions: ReactNode;
};

/** The head of a profile, like a newspaper's masthead. */
export function ProfileMasthead({ name, letter, photoURL, details, about, actions }: ProfileMastheadProps) {
  return (
    <div className="page-width">
      <div className="flex flex-col gap-6 pt-9 pb-8 md:pt-12 lg:flex-row lg:items-end lg:justify-between">
        <div className="min-w-0">
          <div className="flex min-w-0 items-center gap-4 sm:gap-6">
            <Avatar letter={letter} photoURL={photoURL} className="size-16 text-3xl sm:size-24 sm:text-5xl" />
            <div className="min-w-0">
              <h1 className="font-display text-[clamp(2rem,5vw,3.5rem)] leading-none font-semibold tracking-[-0.025em] break-words">
                {name}
              </h1>
              <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted-foreground">{details}</div>
            </div>
          </div>
          {/* Aligned with the name on wide screens. */}
          <div className="sm:pl-30">{about}</div>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">{actions}</div>
      </div>
      <div className="rule-oxford" />
    </div>
  );
}
