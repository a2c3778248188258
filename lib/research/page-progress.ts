/** What is told of a page while it is found and read. */
export type PageProgress = {
  url: string;
  title: string;
  status: 'reading' | 'read' | 'left-out';
  /** Why it was left out, as a sentence for the user. */
  reason?: string;
};
