import { useFreeBlogs } from '@/components/generation/free-blogs.ts';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { AnnouncedWriterLine, useConnectedModel } from '@/components/writer/connected-model.tsx';
import { WORD_RANGES } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS, type Length } from '@/lib/constants/options.ts';
import { LIBRARY_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { LibraryAnswer } from '@/lib/research/library/schema.ts';
import { CREATE_TEXTS } from '../texts.ts';
import { LibraryPanel, type LibraryPanelProps } from './library-panel.tsx';

/** What a page of close notes costs, as its button says; '' without a limit. */
function useCost(): string {
  const { left, isCounted } = useFreeBlogs();
  if (!isCounted) return '';
  return left === null ? LIBRARY_TEXTS.usesFreeBlog : LIBRARY_TEXTS.usesOneOf(left);
}

/** The words that the library has on a topic, where they are fewer than a length asks; '' otherwise. */
export function libraryWords(library: LibraryAnswer | undefined, length: Length): string {
  const words = library?.article?.words;
  return words === undefined || words >= WORD_RANGES[length].min ? '' : LIBRARY_TEXTS.words(words);
}

type AnnouncementProps = Omit<LibraryPanelProps, 'close' | 'isSearching' | 'cost'> & {
  library: LibraryAnswer | undefined;
  topic: string;
  research: boolean;
  hasSources: boolean;
};

/** Announces what will be written: by a model, from sources, or what the library has on the topic. */
export function Announcement({ library, topic, language, research, hasSources, ...panel }: AnnouncementProps) {
  const cost = useCost();
  const hasResearch = useConnectedModel()?.research === true;

  function chooseTopic(next: string): void {
    panel.onChooseTopic(next);
    toastUndo(CREATE_TEXTS.topicReplaced, 'Restore your topic', () => panel.onChooseTopic(topic));
  }
  const line = (
    <AnnouncedWriterLine research={research} hasSources={hasSources}>
      {library?.article ? (
        <>
          {LIBRARY_TEXTS.article}{' '}
          <a
            href={library.article.url}
            target="_blank"
            rel="noopener"
            lang={LANGUAGE_DETAILS[language].tag}
            className="font-medium text-foreground link-underline"
          >
            {library.article.title}
          </a>
        </>
      ) : undefined}
    </AnnouncedWriterLine>
  );
  const isUncovered = library?.article === null;
  const shown = { ...panel, close: library?.close ?? [], language, cost, isSearching: research && hasResearch };
  return (
    <>
      {/* Always there, so that its change is announced. */}
      <p role="status" className="sr-only">
        {isUncovered ? LIBRARY_TEXTS.none : ''}
      </p>
      {isUncovered ? <LibraryPanel {...shown} onChooseTopic={chooseTopic} /> : line}
    </>
  );
}
