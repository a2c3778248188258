'use client';

import useSWR from 'swr';
import { platformLabel } from '@/components/backlinks/platforms/platform-names.ts';
import type { Backlink } from '@/lib/backlinks/schema.ts';

/** Where a blog was posted: links to its posts, which deleting it leaves there. Nothing where there are none. */
export function PostsElsewhere({ blogId }: { blogId: string }) {
  const { data = [] } = useSWR<Backlink[], Error>(`/api/backlinks/${encodeURIComponent(blogId)}`);
  const posts = data.filter(({ platformUrl }) => platformUrl);
  if (posts.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
      <p>What you posted elsewhere stays there until you delete it there:</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {posts.map(({ id, platform, target, platformUrl }) => (
          <li key={id}>
            <a
              href={platformUrl}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-6 items-center font-medium break-words underline decoration-primary decoration-2 underline-offset-4"
            >
              {platformLabel(platform)}
              <span className="sr-only"> ({target}, opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
