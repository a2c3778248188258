import { X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { viewPath } from '@/lib/routes.ts';
import { GENERATION_TEXTS } from './failure.ts';
import { forgetReady, openReady } from './stored-runs.ts';

/** A finished blog that waits to be opened. */
export const ReadyBlog = ({ id, title }: { id: string; title: string }) => (
  <>
    <p className="line-clamp-2 min-w-0 flex-1 text-sm wrap-anywhere">{GENERATION_TEXTS.readyLine(title)}</p>
    <TextLink href={viewPath(id)} onClick={() => openReady(id)} className="shrink-0 text-sm font-medium">
      Open<span className="sr-only"> your new blog</span>
    </TextLink>
    <Button Icon={X} variant="ghost" size="icon" aria-label="Dismiss" onClick={() => forgetReady(id)} />
  </>
);
