/** The id of every page's main part, where the skip link leads. */
export const MAIN_CONTENT_ID = 'content';

/** First stop of the Tab key: past the navigation (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_CONTENT_ID}`}
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-foreground px-4 py-3 text-sm font-semibold text-background focus:translate-y-0 framed:hidden"
    >
      Skip to content
    </a>
  );
}
