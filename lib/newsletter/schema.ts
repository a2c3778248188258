/** An author's subscribers, and the mails about their last blogs. */
export type Subscribers = {
  confirmed: number;
  waiting: number;
  /** Address where readers subscribe; '' for an author without a name, who has none. */
  page: string;
  issues: { blogId: string; title: string; sent: number; of: number }[];
};
