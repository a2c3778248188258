import { Component, type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useAuth, userSignature } from '@/components/auth/session/auth-context.ts';
import { type PartKey, partsUnderWay } from '@/components/generation/run-state.ts';
import type { LiveRun } from '@/components/generation/run-store.ts';
import { Article } from '@/lib/blog-design/article/article.tsx';
import { everyFace } from '@/lib/blog-design/fonts/catalog.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { Style } from '@/lib/constants/options.ts';
import styles from './live-preview.module.css';

type ScrollAnchorProps = {
  frame: RefObject<HTMLDivElement | null>;
  className: string | undefined;
  children: ReactNode;
};

/** The first visible part and its offset from the top of the view, in pixels. */
type Place = { part: Element; top: number };

/**
 * Scroll anchoring for browsers without it: keeps the visible part in place while parts above it grow. A class, since
 * only getSnapshotBeforeUpdate runs before the DOM changes.
 */
class ScrollAnchor extends Component<ScrollAnchorProps> {
  private parts(): Element[] {
    const article = this.props.frame.current?.querySelector('.blog-sheet');
    return [...(article?.children ?? [])];
  }

  private elementTop(part: Element): number {
    const edge = this.props.frame.current?.parentElement?.getBoundingClientRect().top ?? 0;
    return part.getBoundingClientRect().top - edge;
  }

  override getSnapshotBeforeUpdate(): Place | null {
    if (CSS.supports('overflow-anchor', 'auto')) return null;
    const part = this.parts().find((each) => this.elementTop(each) + each.clientHeight > 0);
    return part ? { part, top: this.elementTop(part) } : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: Place | null): void {
    // At the top there is nothing above; another draft has other parts.
    if (!place?.part.isConnected || (!place.part.previousElementSibling && place.top >= 0)) return;
    const top = this.elementTop(place.part) - place.top;
    this.props.frame.current?.parentElement?.scrollBy({ top, behavior: 'instant' });
  }

  override render(): ReactNode {
    const { frame, className, children } = this.props;
    return (
      <div ref={frame} className={className}>
        {children}
      </div>
    );
  }
}

/** Parts with text; others hold a hidden placeholder. */
const FINISHED = ':is(.blog-intro, .blog-section, .blog-conclusion):not(:has(> [aria-hidden]))';

function reveal(part: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  part.animate({ opacity: [0, 1] }, { duration: 700, easing: 'ease-out' });
}

/**
 * Animates a growing article: new parts fade in. Sentences added to a section appear at once.
 * @param unfinished for each section whether it is still being written
 * @param current indexes of the sections to mark as being written
 * @param onPart receives the latest finished part, once it is on the page
 */
function useFinishedParts(
  blog: Blog | null,
  { unfinished, current }: { unfinished: readonly boolean[]; current: readonly PartKey[] },
  onPart: (part: Element) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const texts = useRef<ReadonlyMap<Element, string | null>>(null);
  const grew = useRef<ReadonlySet<Element>>(new Set());
  const isAnyShown = useRef(false);
  const show = useEffectEvent(onPart);
  useLayoutEffect(() => {
    const article = blog && frame.current?.querySelector('.blog');
    if (!article) return;
    const before = texts.current;
    const parts = [...(article.querySelector('.blog-sheet')?.children ?? [])];
    texts.current = new Map(parts.map((part) => [part, part.textContent]));
    const sections = parts.filter((part) => part.matches('.blog-section'));
    for (const [at, section] of sections.entries()) section.ariaCurrent = current.includes(at) ? 'true' : null;
    const growing = new Set(sections.filter((_, at) => unfinished[at]));
    const changed = parts.filter((part) => before?.get(part) !== part.textContent);
    const finished = parts.filter(
      (part) => (changed.includes(part) || grew.current.has(part)) && part.matches(FINISHED) && !growing.has(part),
    );
    const shown = before ? changed.filter((part) => !growing.has(part) && !grew.current.has(part)) : [article];
    shown.forEach(reveal);
    grew.current = growing;
    // The first words are shown, then only finished parts.
    const firstWords = changed.find((part) => growing.has(part) && part.matches(FINISHED));
    const newest = finished.at(-1) ?? (isAnyShown.current ? undefined : firstWords);
    if (!newest) return;
    isAnyShown.current = true;
    show(newest);
  }, [blog, unfinished, current]);
  return frame;
}

/** Null until its style is known. */
function partialBlog({ id, state }: Pick<LiveRun, 'id' | 'state'>, author: string | null): Blog | null {
  const { request, design, title, intro, sections, conclusion, conclusionHeading } = state;
  if (!design) return null;
  const createdAt = new Date(request.startedAt).toISOString();
  return {
    ...design,
    id: id ?? '',
    topic: '',
    language: request.language,
    length: 'medium',
    shareUrl: '',
    createdAt,
    updatedAt: createdAt,
    sources: [],
    // Placeholders: the finished blog has its own.
    writer: 'person',
    visibility: 'draft',
    content: {
      title,
      intro,
      conclusion,
      ...(conclusionHeading && { conclusionHeading }),
      sections: sections.map(({ heading, content, partial = '' }) => ({
        heading,
        content: content || partial,
        images: [],
      })),
    },
    ...(author !== null && { userDisplayName: author }),
  };
}

export type PreviewAssets = { stylesheet: string; fontsPath: string };

type PreviewArticleProps = { run: LiveRun; style: Style; assets: PreviewAssets; onPart: (part: Element) => void };

const PLACEHOLDERS = {
  title: <span className={styles.title} aria-hidden />,
  text: <span className={styles.lines} aria-hidden />,
};

export function PreviewArticle({ run, style, assets, onPart }: PreviewArticleProps) {
  const { user } = useAuth();
  const { id, state } = run;
  const author = user ? userSignature(user) || null : null;
  const blog = useMemo(() => partialBlog({ id, state }, author), [id, state, author]);
  const under = useMemo(
    () => ({ unfinished: state.sections.map(({ content }) => content === ''), current: partsUnderWay(state) }),
    [state],
  );
  const frame = useFinishedParts(blog, under, onPart);
  return (
    <>
      <link rel="stylesheet" href={assets.stylesheet} precedence="blog" />
      <style>{everyFace(style, assets.fontsPath)}</style>
      <ScrollAnchor frame={frame} className={styles.article}>
        {blog ? (
          <Article blog={blog} assetUrl={(address) => address} idPrefix="live-" placeholders={PLACEHOLDERS} />
        ) : null}
      </ScrollAnchor>
    </>
  );
}
