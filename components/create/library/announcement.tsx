import { useTranslations } from '#translations';
import { useFreeBlogs } from '@/components/generation/free-blogs.ts';
import { Button } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { AnnouncedWriterLine, ConnectLink, useConnectedModel } from '@/components/writer/connected-model.tsx';
import { WORD_RANGES } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS, type Language, type Length } from '@/lib/constants/options.ts';
import { PLAN } from '@/lib/constants/plans.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { LibraryAnswer } from '@/lib/research/library/schema.ts';

/** Id of the panel, which takes the focus where nothing can be generated. */
export const LIBRARY_PANEL = 'library-panel';

type AnnouncementProps = {
  library: LibraryAnswer | undefined;
  topic: string;
  language: Language;
  /** Whether Generate looks for pages. */
  research: boolean;
  hasSources: boolean;
  isOff: boolean;
  onChooseTopic: (topic: string) => void;
  onAddPage: () => void;
  onMakePage: () => void;
};

/** What a page of close notes costs, as its button says; '' without a limit. */
function useCost(): string {
  const t = useTranslations('create.library');
  const { left, isCounted } = useFreeBlogs();
  if (!isCounted) return '';
  return left === null ? t('usesFreeBlog') : t('usesOneOf', { left });
}

function LibraryPanel(props: AnnouncementProps) {
  const { library, topic, language, research, isOff, onChooseTopic, onAddPage, onMakePage } = props;
  const t = useTranslations('create');
  const close = library?.close ?? [];
  const cost = useCost();
  const isSearching = useConnectedModel()?.research === true && research;

  function chooseTopic(next: string): void {
    onChooseTopic(next);
    toastUndo({ title: t('topic.replaced') }, t('topic.restore'), () => onChooseTopic(topic));
  }
  return (
    <section
      id={LIBRARY_PANEL}
      tabIndex={-1}
      aria-labelledby="library-heading"
      className="flex flex-col items-start gap-3 rounded-md border border-border bg-muted p-4 text-sm"
    >
      <div>
        <h2 id="library-heading" className="font-semibold">
          {t('library.none')}
        </h2>
        <p className="mt-1 text-muted-foreground">
          {t(isSearching ? `library.searching.${PLAN}` : 'library.addPages')}
        </p>
      </div>
      {close.length > 0 ? (
        <div className="w-full">
          <h3 className="text-muted-foreground">{t('library.closest')}</h3>
          <ul className="mt-1">
            {close.map(({ title, url }) => (
              <li key={url}>
                <button
                  type="button"
                  lang={LANGUAGE_DETAILS[language].tag}
                  onClick={() => chooseTopic(title)}
                  className="min-h-8 cursor-pointer py-1 text-start font-medium link-underline"
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" size="sm" onClick={onAddPage}>
          {t('library.addPage')}
        </Button>
        {close.length > 0 ? (
          <Button
            variant="outline"
            size="sm"
            aria-disabled={isOff}
            onClick={onMakePage}
            className="h-auto min-h-9 max-w-full flex-wrap py-1.5 justify-start gap-y-0 text-start whitespace-normal aria-disabled:opacity-55"
          >
            {t('writer.instead.close')}
            {cost ? <span className="font-normal text-muted-foreground">{cost}</span> : null}
          </Button>
        ) : null}
        <ConnectLink />
      </div>
    </section>
  );
}

/** The words that the library has on a topic, where they are fewer than a length asks; '' otherwise. */
export function libraryWords(library: LibraryAnswer | undefined, length: Length, t: Translator<'create'>): string {
  const words = library?.article?.words;
  if (words === undefined || words >= WORD_RANGES[length].min) return '';
  return t('library.words', { words: Math.round(words / 100) * 100 });
}

export function Announcement(props: AnnouncementProps) {
  const t = useTranslations('create.library');
  const { library, language, research, hasSources } = props;
  const article = library?.article;
  const isUncovered = article === null;
  return (
    <>
      {/* Always there, so that its change is announced. */}
      <LiveRegion>{isUncovered ? t('none') : ''}</LiveRegion>
      {isUncovered ? (
        <LibraryPanel {...props} />
      ) : (
        <AnnouncedWriterLine research={research} hasSources={hasSources}>
          {article
            ? t.rich('article', {
                title: article.title,
                link: (words) => (
                  <a
                    href={article.url}
                    target="_blank"
                    rel="noopener"
                    lang={LANGUAGE_DETAILS[language].tag}
                    className="font-medium text-foreground link-underline"
                  >
                    {words}
                  </a>
                ),
              })
            : undefined}
        </AnnouncedWriterLine>
      )}
    </>
  );
}
