import type { ReactNode } from 'react';

/** In the place of a list of blogs that has none; `children` is the way on. */
export function EmptyBlogs({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="rounded-md border border-dashed border-input px-6 py-14 text-center">
      <p className="font-display text-3xl font-semibold tracking-tight">{text}</p>
      {children}
    </div>
  );
}
