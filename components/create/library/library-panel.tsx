import { Button } from '@/components/ui/button.tsx';
import { ConnectLink } from '@/components/writer/connected-model.tsx';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { LIBRARY_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { LibraryAnswer } from '@/lib/research/library/schema.ts';

/** Id of the panel, which takes the focus where nothing can be generated. */
export const LIBRARY_PANEL = 'library-panel';

export type LibraryPanelProps = {
  close: LibraryAnswer['close'];
  language: Language;
  /** Whether Generate looks for pages. */
  isSearching: boolean;
  /** What a page of close notes costs, as its button says; '' without a limit. */
  cost: string;
  isOff: boolean;
  onChooseTopic: (topic: string) => void;
  onAddPage: () => void;
  onMakePage: () => void;
};

/** Says that the library does not cover a topic, before anything is written, and what can be done about it. */
export function LibraryPanel(props: LibraryPanelProps) {
  const { close, language, isSearching, cost, isOff, onChooseTopic, onAddPage, onMakePage } = props;
  return (
    <section
      id={LIBRARY_PANEL}
      tabIndex={-1}
      aria-labelledby="library-heading"
      className="flex flex-col items-start gap-3 rounded-md border border-border bg-muted p-4 text-sm"
    >
      <div>
        <h2 id="library-heading" className="font-semibold">
          {LIBRARY_TEXTS.none}
        </h2>
        <p className="mt-1 text-muted-foreground">{isSearching ? LIBRARY_TEXTS.searching : LIBRARY_TEXTS.addPages}</p>
      </div>
      {close.length > 0 ? (
        <div className="w-full">
          <h3 className="text-muted-foreground">{LIBRARY_TEXTS.closest}</h3>
          <ul className="mt-1">
            {close.map(({ title, url }) => (
              <li key={url}>
                <button
                  type="button"
                  lang={LANGUAGE_DETAILS[language].tag}
                  onClick={() => onChooseTopic(title)}
                  className="min-h-8 cursor-pointer py-1 text-left font-medium link-underline"
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
          {LIBRARY_TEXTS.addPage}
        </Button>
        {close.length > 0 ? (
          <Button
            variant="outline"
            size="sm"
            aria-disabled={isOff}
            onClick={onMakePage}
            className="h-auto min-h-9 max-w-full flex-wrap py-1.5 justify-start gap-y-0 text-left whitespace-normal aria-disabled:opacity-55"
          >
            {LIBRARY_TEXTS.makePage}
            {cost ? <span className="font-normal text-muted-foreground">{cost}</span> : null}
          </Button>
        ) : null}
        <ConnectLink />
      </div>
    </section>
  );
}
