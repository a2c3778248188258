import { Button } from '@/components/ui/button.tsx';
import { longDate } from '@/components/ui/format.ts';
import type { DeletedBlog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';

type DeletedEntryProps = { blog: DeletedBlog; onRestore: () => void; onDelete: () => void };

/** A blog in the bin. */
export function DeletedEntry({ blog, onRestore, onDelete }: DeletedEntryProps) {
  const { title, language, deletedAt, goneAt } = blog;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-border py-5">
      <div className="min-w-0 flex-1 basis-64">
        <p
          lang={LANGUAGE_DETAILS[language].tag}
          className="font-display text-xl leading-snug font-semibold break-words"
        >
          {title}
        </p>
        <p className="mt-1 text-sm text-muted-foreground">
          Deleted <time dateTime={deletedAt}>{longDate(deletedAt)}</time>, removed for good on{' '}
          <time dateTime={goneAt}>{longDate(goneAt)}</time>
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="ink" size="sm" onClick={onRestore} className="pointer-coarse:h-11">
          Restore<span className="sr-only"> {title}</span>
        </Button>
        <Button variant="outline" size="sm" onClick={onDelete} className="pointer-coarse:h-11">
          Delete for good<span className="sr-only">: {title}</span>
        </Button>
      </div>
    </li>
  );
}
