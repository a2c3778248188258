import type { ReactNode } from 'react';

type NoticePageProps = { label: string; heading: string; text: string; children: ReactNode };

/** A page with one message and a way on, such as not found. */
export function NoticePage({ label, heading, text, children }: NoticePageProps) {
  return (
    <div className="page-width py-20 md:py-32">
      <p className="label-caps text-rubric">{label}</p>
      <h1 className="mt-4 max-w-[14em] font-display text-[clamp(2.5rem,7vw,5rem)] leading-none font-semibold tracking-[-0.03em]">
        {heading}
      </h1>
      <p className="mt-6 max-w-[34rem] text-lg text-muted-foreground">{text}</p>
      <div className="mt-9 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
