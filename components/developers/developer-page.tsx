import type { Metadata } from 'next';
import { useTranslations } from '#translations';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import type { Section } from '@/lib/api/guide.ts';
import { readMarkdown } from '@/lib/article/read-markdown.ts';
import type { Block, CodeBlock } from '@/lib/article/tree.ts';
import { each, Text } from '@/lib/blog-design/article/blocks.tsx';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { languageAlternates } from '@/lib/http/language-alternates.ts';
import { DEVELOPERS_PATH, OPENAPI_PATH, REFERENCE_PATH } from '@/lib/routes.ts';
import { Samples } from './samples.tsx';

const PAGES = { guide: DEVELOPERS_PATH, reference: REFERENCE_PATH, openApi: OPENAPI_PATH } as const;
const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];
/** The look of texts from Markdown, which have no classes. */
const PROSE = [
  '[&_h2]:font-display [&_h2]:text-3xl [&_h2]:font-semibold [&_h3]:mt-7 [&_h3]:label-caps [&_p]:my-3 [&_p]:leading-[1.7] [&_:is(p,li,td)>a]:link-underline [&_code]:font-mono [&_code]:text-[0.875em]',
  '[&_:is(p,li)_code]:wrap-anywhere [&_em]:text-muted-foreground [&_em]:not-italic [&_em+strong]:text-xs [&_em+strong]:text-rubric [&_ul]:my-3 [&_ul]:border-s-2 [&_ul]:ps-4 [&_li]:my-2.5 [&_li]:leading-relaxed',
  '[&_.blog-table]:my-5 [&_.blog-table]:overflow-x-auto [&_table]:w-full [&_table]:text-start [&_table]:leading-snug [&_tr]:border-b [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pe-5 [&_:is(th,td)]:align-top',
].join(' ');

const TEXT = { renderCitation: () => null, outward: { rel: 'noopener' } };

/** Open beside the page, and on narrow screens behind its summary. */
const Contents = ({ sections, heading }: { sections: readonly Section[]; heading: string }) => (
  <nav aria-label={heading} className="self-start text-sm lg:sticky lg:top-6">
    <details className="lg:[&::details-content]:[content-visibility:visible]">
      <summary className="py-3 font-semibold lg:supports-[selector(::details-content)]:hidden">{heading}</summary>
      <ul className="max-h-[calc(100dvh-3rem)] overflow-y-auto [&_a]:block [&_a]:py-1 [&_p]:pt-4">
        {sections.map(({ id, group, ...section }, at) => (
          <li key={id}>
            {group !== sections[at - 1]?.group && <p className="label-caps text-muted-foreground">{group}</p>}
            <a href={`#${id}`}>{section.heading}</a>
          </li>
        ))}
      </ul>
    </details>
  </nav>
);

/** Consecutive blocks of code are one in several languages; those of an operation stand beside its text. */
function SectionView({ id, heading, group, text }: Section) {
  const t = useTranslations('developers');
  const frameLabels = { table: t('table'), code: t('code'), copy: t('copy') };
  const parts: (Block | CodeBlock[])[] = [];
  for (const block of readMarkdown(text, new Set())) {
    const last = parts.at(-1);
    if (block.type !== 'code') parts.push(block);
    else if (Array.isArray(last)) last.push(block);
    else parts.push([block]);
  }
  const view = (part: (typeof parts)[number]) =>
    Array.isArray(part) ? (
      <Samples label={t('samples', { heading })} samples={part} />
    ) : (
      <Text blocks={[part]} {...TEXT} {...{ frameLabels }} />
    );
  const isBeside = (part: unknown) => group !== undefined && Array.isArray(part);
  const texts = parts.filter((part) => !isBeside(part));
  return (
    <section className="border-t border-border py-9 first:border-0 first:pt-0 xl:flex xl:gap-10">
      <div className="max-w-[46rem] min-w-0 flex-1">
        {group ? <p className="label-caps text-rubric">{group}</p> : null}
        {heading ? <h2 id={id}>{heading}</h2> : null}
        {each(texts, view)}
      </div>
      <div className="w-104 max-w-full self-start empty:hidden">{each(parts.filter(isBeside), view)}</div>
    </section>
  );
}

type Page = 'guide' | 'reference';

export function developerMetadata(page: Page): Metadata {
  const t = askedTranslator(`developers.${page}`);
  return { title: t('title'), description: t('description'), alternates: languageAlternates(PAGES[page]) };
}

export function DeveloperPage({ page, sections }: { page: Page; sections: readonly Section[] }) {
  const t = useTranslations('developers');
  return (
    <div className="page-width py-10 md:py-16">
      <p className="mb-3 label-caps text-rubric">{t('label', { brand: BRAND_NAME })}</p>
      <PageTitle>{t(`${page}.heading`)}</PageTitle>
      <p className="mt-4 max-w-[44rem] font-display text-xl text-muted-foreground">{t(`${page}.description`)}</p>
      <nav aria-label={t('navigation')} className="mt-6 border-b border-border pb-2 *:first:-ms-3">
        {NAMES.map((name) => (
          <a key={name} href={PAGES[name]} aria-current={name === page && 'page'} className="header-link">
            {t(`pages.${name}`)}
          </a>
        ))}
      </nav>
      <div className="mt-6 grid gap-x-14 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Contents sections={sections.filter(({ heading }) => heading)} heading={t('onThisPage')} />
        <div className={`min-w-0 ${PROSE}`}>{each(sections, SectionView)}</div>
      </div>
    </div>
  );
}
