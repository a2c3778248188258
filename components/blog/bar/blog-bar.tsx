'use client';

import { Globe, type LucideIcon, Palette, PenLine, Share2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { blogPath } from '@/lib/routes.ts';
import type { ScorePart } from '../score/use-score-panel.ts';
import { ShareMenu } from '../sharing/share-menu.tsx';
import type { ViewerRights } from '../use-blog-rights.ts';
import { BarLine } from './bar-line.tsx';
import type { ManagedBlog } from './managed-blog.ts';
import { MoreMenu } from './more-menu.tsx';

const VisibilityDialog = lazy(() => import('../visibility/visibility-dialog.tsx'));

/** What the detail screen does in place; elsewhere the bar links to it. */
export type DetailScreen = {
  score: ScorePart;
  editButton: RefObject<HTMLButtonElement | null>;
  isOpening: boolean;
  edit: () => void;
  publish: () => void;
};

export type BlogBarProps = {
  blog: ManagedBlog;
  rights: ViewerRights;
  canSearchPictures: boolean;
  isFresh: boolean;
  screen?: DetailScreen;
};

const BUTTON = cn(buttonVariants({ variant: 'ghost', size: 'sm' }), 'h-11 flex-auto px-2 sm:px-3.5');
const ITEM = cn(BUTTON, 'max-sm:[&_svg]:hidden');

type ItemProps = Pick<ComponentProps<'button'>, 'ref' | 'aria-busy'> & {
  Icon: LucideIcon;
  blogId: string;
  /** Has the detail screen do it. */
  hash: string;
  /** Does it in place. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
};

function Item({ Icon, blogId, hash, onClick, children, ...button }: ItemProps) {
  const content = (
    <>
      <Icon aria-hidden />
      {children}
    </>
  );
  return (
    <li className="contents">
      {onClick ? (
        <button type="button" onClick={onClick} className={ITEM} {...button}>
          {content}
        </button>
      ) : (
        <Link href={`${blogPath(blogId)}#${hash}`} prefetch={false} className={ITEM}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** The bar of a blog, the same on each of its screens, by the viewer's rights. A draft is published here, another blog elsewhere. */
export default function BlogBar({ blog, rights, canSearchPictures, isFresh, screen }: BlogBarProps) {
  const router = useRouter();
  const [isChanging, setIsChanging] = useState(false);
  const { isOwner } = rights;
  const isDraft = blog.visibility === 'draft';
  const changeVisibility = () => setIsChanging(true);
  return (
    <div className="w-full rounded-md border border-input bg-card text-card-foreground shadow-lifted sm:w-fit">
      <ul aria-label="Actions" className="flex">
        <li className="contents">
          <ShareMenu blog={blog} isOwner={isOwner} className={ITEM}>
            <Share2 aria-hidden />
            Share
          </ShareMenu>
        </li>
        {isOwner ? (
          <Item
            Icon={PenLine}
            blogId={blog.id}
            hash="edit"
            onClick={screen?.edit}
            ref={screen?.editButton}
            aria-busy={screen?.isOpening}
          >
            {screen?.isOpening ? 'Opening...' : 'Edit'}
          </Item>
        ) : null}
        {isOwner || rights.mayTryStyle ? (
          <Item Icon={Palette} blogId={blog.id} hash="style">
            Style
          </Item>
        ) : null}
        {isOwner ? (
          <Item Icon={Globe} blogId={blog.id} hash="publish" onClick={isDraft ? changeVisibility : screen?.publish}>
            <span>Publish{isDraft ? null : <span className="max-sm:sr-only"> elsewhere</span>}</span>
          </Item>
        ) : null}
        {isOwner || rights.mayDelete ? (
          <li className="contents">
            <MoreMenu
              blog={blog}
              rights={rights}
              canSearchPictures={canSearchPictures}
              score={screen?.score}
              onVisibility={changeVisibility}
              className={BUTTON}
            />
          </li>
        ) : null}
      </ul>
      <BarLine blog={blog} isOwner={isOwner} isFresh={isFresh} onChange={changeVisibility} />
      <Suspense>
        {isChanging ? (
          <VisibilityDialog blog={blog} onSaved={() => router.refresh()} onClose={() => setIsChanging(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}
