/** Progress of a found page: being read, read, or left out with the reason. */
export type PageProgress = {
  url: string;
  title: string;
  status: 'reading' | 'read' | 'left-out';
  /** Why it was left out, as a sentence for the user. */
  reason?: string;
};
