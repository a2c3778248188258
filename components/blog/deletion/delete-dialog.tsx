'use client';

import type { Blog } from '@/lib/blogs/schema.ts';
import { BIN_DAYS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PostsElsewhere } from './posts-elsewhere.tsx';
import { useWithdrawals } from './use-withdrawals.ts';

export type DeletableBlog = { id: string; title: string; language: Blog['language'] };

type DeleteDialogProps = {
  blogs: readonly DeletableBlog[];
  /** Owned blogs can have posts on other platforms. */
  isOwned: boolean;
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
};

/** Lists the blogs to delete and explains what that means. */
export default function DeleteDialog({ blogs, isOwned, onConfirm, onClose }: DeleteDialogProps) {
  const withdrawals = useWithdrawals();
  const isOne = blogs.length === 1;
  return (
    <ConfirmDialog
      title={isOne ? 'Delete this blog?' : `Delete ${blogs.length} blogs?`}
      text={`${isOne ? 'Its' : 'Their'} links stop working immediately. You can restore ${isOne ? 'it' : 'them'} from the bin for ${BIN_DAYS} days.`}
      action={{ label: isOne ? 'Delete blog' : `Delete ${blogs.length} blogs`, busy: 'Deleting...' }}
      onConfirm={async () => (await withdrawals.withdrawChosen()) && onConfirm()}
      onClose={onClose}
    >
      <ul className="mt-5 max-h-72 overflow-y-auto border-y border-border">
        {blogs.map(({ id, title, language }) => (
          <li key={id} className="border-b border-border py-3 last:border-b-0">
            <p lang={LANGUAGE_DETAILS[language].tag} className="font-semibold break-words">
              {title}
            </p>
            {isOwned ? <PostsElsewhere blogId={id} withdrawals={withdrawals} /> : null}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
