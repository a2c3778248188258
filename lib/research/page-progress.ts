/** The progress of a page that was found: about to be read, read, or left out and why. */
export type PageProgress = {
  url: string;
  title: string;
  status: 'reading' | 'read' | 'left-out';
  /** Why it was left out, as a sentence for the user. */
  reason?: string;
};
