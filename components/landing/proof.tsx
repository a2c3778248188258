import { Fragment } from 'react';
import { useTranslations } from '#translations';
import { Heading } from '@/components/ui/heading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { languageOfTag } from '@/lib/constants/options.ts';
import { SAMPLES } from '@/lib/languages/proofs.ts';
import { notePath } from '@/lib/routes.ts';

const NUMBER =
  'relative inline-flex size-4.5 items-center justify-center rounded-sm bg-rubric font-sans text-xs leading-none font-bold text-card';

const Marked = ({ parts, className }: { parts: readonly string[]; className: string }) =>
  parts.map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <mark key={part} className={className}>
        {part}
      </mark>
    ),
  );

export function Proof() {
  const t = useTranslations('landing.proof');
  const language = languageOfTag(t.language);
  const { note, title, sentence, passage } = SAMPLES[language];
  const path = notePath(language, note);
  return (
    <section aria-labelledby="proof">
      <Heading id="proof">{t('heading')}</Heading>
      <p className="mt-1.5 text-sm leading-snug text-muted-foreground">{t('lead')}</p>
      <div className="mt-3 grid overflow-hidden rounded-md border border-card-edge bg-card sm:grid-cols-2 lg:grid-cols-1">
        <div className="p-5 sm:max-lg:p-6">
          <p className="label-caps text-muted-foreground">{t('sample')}</p>
          <p className="mt-2.5 font-display text-xl leading-snug">
            <Marked
              parts={sentence}
              className="bg-transparent text-inherit underline decoration-rubric decoration-2 underline-offset-4"
            />
            <sup className="top-[-0.45em] ms-1 leading-none">
              <a
                href="#source-1"
                aria-label={t('source', { number: 1 })}
                className={`${NUMBER} after:absolute after:-inset-2`}
              >
                {1}
              </a>
            </sup>
          </p>
        </div>
        <figure
          id="source-1"
          aria-label={t('source', { number: 1 })}
          className="border-border bg-muted p-5 max-sm:border-t sm:border-s sm:max-lg:p-6 lg:border-t lg:border-s-0 target:bg-accent"
        >
          <figcaption className="text-sm">
            <span aria-hidden className={`me-2 ${NUMBER}`}>
              {1}
            </span>
            <cite className="font-semibold">{title}</cite>
          </figcaption>
          <blockquote
            cite={path}
            className="mt-2.5 leading-relaxed text-muted-foreground before:content-[open-quote] after:content-[close-quote]"
          >
            <Marked parts={passage} className="bg-primary/15 text-foreground dark:bg-primary/20" />
          </blockquote>
          <p className="mt-3 text-sm">
            <TextLink href={path} className="font-medium">
              {t('read')}
            </TextLink>
          </p>
        </figure>
      </div>
    </section>
  );
}
