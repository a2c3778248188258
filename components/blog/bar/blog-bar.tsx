'use client';

import { Globe, type LucideIcon, Palette, PenLine, Share2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
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
  /** Gets the focus back from the editor. */
  editButton: RefObject<HTMLButtonElement | null>;
  isOpening: boolean;
  edit: () => void;
  publish: () => void;
};

export type BlogBarProps = {
  blog: ManagedBlog;
  rights: ViewerRights;
  canSearchPictures: boolean;
  /** Whether the blog was just written. */
  isFresh: boolean;
  screen?: DetailScreen;
};

const ITEM = cn(buttonVariants({ variant: 'ghost', size: 'sm' }), 'h-11 flex-auto px-2 sm:px-3.5');

function ItemText({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden className="max-sm:hidden" />
      {children}
    </>
  );
}

const PUBLISH_ELSEWHERE = (
  <ItemText Icon={Globe}>
    <span>
      Publish<span className="max-sm:sr-only"> elsewhere</span>
    </span>
  </ItemText>
);

type OwnerItemsProps = Pick<BlogBarProps, 'blog' | 'screen'> & { onPublish: () => void };

/** Edit, Style and Publish: a draft is published here, another blog elsewhere. */
function OwnerItems({ blog: { id, visibility }, screen, onPublish }: OwnerItemsProps) {
  const edit = <ItemText Icon={PenLine}>{screen?.isOpening ? 'Opening...' : 'Edit'}</ItemText>;
  const inPlace = (action: () => void) => ({ type: 'button' as const, className: ITEM, onClick: action });
  const toDetails = (hash: string) => ({ href: `${blogPath(id)}#${hash}` as const, prefetch: false, className: ITEM });
  return (
    <>
      <li className="contents">
        {screen ? (
          <button ref={screen.editButton} aria-busy={screen.isOpening} {...inPlace(screen.edit)}>
            {edit}
          </button>
        ) : (
          <Link {...toDetails('edit')}>{edit}</Link>
        )}
      </li>
      <StyleItem id={id} />
      <li className="contents">
        {visibility === 'draft' ? (
          <button aria-haspopup="dialog" {...inPlace(onPublish)}>
            <ItemText Icon={Globe}>Publish</ItemText>
          </button>
        ) : screen ? (
          <button aria-haspopup="dialog" {...inPlace(screen.publish)}>
            {PUBLISH_ELSEWHERE}
          </button>
        ) : (
          <Link {...toDetails('publish')}>{PUBLISH_ELSEWHERE}</Link>
        )}
      </li>
    </>
  );
}

function StyleItem({ id }: { id: string }) {
  return (
    <li className="contents">
      <Link href={`${blogPath(id)}#style`} prefetch={false} className={ITEM}>
        <ItemText Icon={Palette}>Style</ItemText>
      </Link>
    </li>
  );
}

/** The bar of a blog, the same on each of its screens, by the viewer's rights: Share, Edit, Style, Publish and a menu. */
export default function BlogBar({ blog, rights, canSearchPictures, isFresh, screen }: BlogBarProps) {
  const router = useRouter();
  const [isChanging, setIsChanging] = useState(false);
  const { isOwner } = rights;
  const changeVisibility = () => setIsChanging(true);
  return (
    <div className="w-full rounded-md border border-input bg-card text-card-foreground shadow-lifted sm:w-fit">
      <ul aria-label="Actions" className="flex">
        <li className="contents">
          <ShareMenu blog={blog} isOwner={isOwner} className={ITEM}>
            <ItemText Icon={Share2}>Share</ItemText>
          </ShareMenu>
        </li>
        {isOwner ? <OwnerItems blog={blog} screen={screen} onPublish={changeVisibility} /> : null}
        {!isOwner && rights.mayTryStyle ? <StyleItem id={blog.id} /> : null}
        {isOwner || rights.mayDelete ? (
          <li className="contents">
            <MoreMenu
              blog={blog}
              rights={rights}
              canSearchPictures={canSearchPictures}
              score={screen?.score}
              onVisibility={changeVisibility}
              className={ITEM}
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
