/** An author's subscribers, and the mails about their last blogs. */
export type Subscribers = {
  confirmed: number;
  waiting: number;
  issues: { blogId: string; title: string; sent: number; of: number }[];
};
