'use client';

import { buttonVariants } from '@/components/ui/button-variants.ts';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { cardPath } from '@/lib/routes.ts';
import type { EmbeddedBlog } from './share-buttons.tsx';

export default function CardDialog({ blog, onClose }: { blog: EmbeddedBlog; onClose: () => void }) {
  const { id, title, shareUrl } = blog;
  return (
    <OpenDialog
      title="Social card"
      description="Social networks and messengers show this for your link."
      onClose={onClose}
      className="max-w-2xl"
    >
      <figure className="mt-6 overflow-hidden rounded-md border border-border bg-background">
        <img src={cardPath(id)} alt="" {...CARD_SIZE} className="h-auto w-full bg-muted" />
        <figcaption className="border-t border-border px-4 py-3">
          <span className="block text-sm text-muted-foreground">{new URL(shareUrl).host}</span>
          <span dir="auto" className="block font-semibold break-words">
            {title}
          </span>
        </figcaption>
      </figure>
      <DialogActions close="Close">
        <a href={cardPath(id)} download={`card-${id}`} className={buttonVariants()}>
          Download card
        </a>
      </DialogActions>
    </OpenDialog>
  );
}
