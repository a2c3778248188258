import { Globe, type LucideIcon, Palette, PenLine, Share2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { useAuth, userSignature } from '@/components/auth/session/auth-context.ts';
import { markFresh } from '@/components/generation/stored-runs.ts';
import { Link, useRouter } from '@/components/messages/navigation.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { Fault, Input } from '@/components/ui/input.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { blogPath, viewPath } from '@/lib/routes.ts';
import { loadLinks, loadVisibility } from '../dialogs.ts';
import { useLinkProposals } from '../linking/use-link-proposals.ts';
import { useAuthorQuestions } from '../personal/use-make-it-mine.ts';
import type { SidePanels } from '../review/use-side-panels.ts';
import { ShareMenu } from '../sharing/share-menu.tsx';
import type { ViewerRights } from '../use-blog-rights.ts';
import { useSignature } from '../visibility/name-field.tsx';
import type { ManagedBlog } from './managed-blog.ts';
import { MoreMenu } from './more-menu.tsx';

export type DetailScreen = {
  panel: SidePanels;
  editButton: RefObject<HTMLButtonElement | null>;
  isOpening: boolean;
  edit: () => void;
  publish: () => void;
  makeItMine: () => void;
};

export type BlogBarProps = {
  blog: ManagedBlog;
  rights: ViewerRights;
  canSearchPictures: boolean;
  isFresh: boolean;
  screen?: DetailScreen;
};

const BUTTON = cn(buttonVariants({ variant: 'ghost', size: 'sm' }), 'h-11 flex-auto px-1.5 sm:px-3.5');
const ITEM = cn(BUTTON, 'max-sm:[&_svg]:hidden');

type ItemProps = Pick<ComponentProps<'button'>, 'ref' | 'aria-busy'> & {
  Icon: LucideIcon;
  blogId: string;
  hash: string;
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

const LINK = 'cursor-pointer py-1 font-semibold whitespace-nowrap text-foreground link-underline';

function NameForm({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations('ownBlogs.bar');
  const { field, saveName } = useSignature();
  const { isBusy, fault, submit } = useSubmit(t.common('profileNotSaved'));
  const fieldId = useId();
  const faultId = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(async () => {
          await saveName();
          onSaved();
        });
      }}
      className="flex flex-wrap items-center gap-2 border-t border-border px-3 py-1.5 text-sm"
    >
      <label htmlFor={fieldId} className="font-medium">
        {t('sign')}
      </label>
      <Input
        id={fieldId}
        autoComplete="name"
        title={t('signHint')}
        value={field.name}
        onChange={({ target }) => field.setName(target.value)}
        aria-invalid={Boolean(fault)}
        aria-describedby={fault ? faultId : undefined}
        className="h-9 w-28 flex-1 px-2.5"
      />
      <Button type="submit" variant="outline" aria-busy={isBusy} disabled={!field.name.trim()} className="h-9 px-3">
        {isBusy ? t('saving') : t.common('save')}
      </Button>
      <Fault id={faultId} className="basis-full">
        {fault}
      </Fault>
    </form>
  );
}

type BarLineProps = {
  blog: ManagedBlog;
  isOwner: boolean;
  isFresh: boolean;
  isDetail: boolean;
  onChange: () => void;
  onLink: () => void;
};

function BarLine({ blog, isOwner, isFresh, isDetail, onChange, onLink }: BarLineProps) {
  const t = useTranslations('ownBlogs.bar');
  const router = useRouter();
  const { user } = useAuth();
  const line = useRef<HTMLParagraphElement>(null);
  const [isAsking, setIsAsking] = useState(isFresh && user !== null && !user.hasChosenName);
  const { id, visibility, publishAt } = blog;
  const links = useLinkProposals(isOwner && isFresh && user !== null, [id]).data?.[0]?.links ?? [];
  const questions = useAuthorQuestions(blog, isOwner && isFresh && !isDetail);
  const isDraft = visibility === 'draft';
  if (!isFresh && !isDraft) return null;

  function onSaved(): void {
    setIsAsking(false);
    // The focused button is gone.
    line.current?.focus({ preventScroll: true });
    router.refresh();
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-t border-border px-3 py-1.5 text-sm text-muted-foreground">
        <p ref={line} tabIndex={-1} className="outline-none">
          {t(`seenBy.${visibility}`)}
          {publishAt ? ` ${t('scheduled')}` : null}
          {isFresh && isOwner && user && !isAsking
            ? ` ${t('signedAs', { name: userSignature(user) || t.common('anonymous') })}`
            : null}
        </p>
        {isOwner && !isDraft ? (
          <button type="button" aria-haspopup="dialog" onClick={onChange} className={LINK}>
            {t.rich('change', { detail: <span className="sr-only" /> })}
          </button>
        ) : null}
        {questions.length > 0 ? (
          <Link href={`${blogPath(id)}#mine`} prefetch={false} className={LINK}>
            {t('questions', { count: questions.length })}
          </Link>
        ) : null}
        {links.length > 0 ? (
          <button type="button" aria-haspopup="dialog" onClick={onLink} className={LINK}>
            {t('links', { count: links.length })}
          </button>
        ) : null}
        {isOwner || user ? null : (
          <Link
            href={`/login?next=${encodeURIComponent(viewPath(id))}`}
            prefetch={false}
            onClick={() => markFresh(id)}
            className={LINK}
          >
            {t('createAccount')}
          </Link>
        )}
      </div>
      {isAsking ? <NameForm onSaved={onSaved} /> : null}
    </>
  );
}

/** The bar of a blog, the same on each of its screens, by the viewer's rights. A draft is published here, another blog elsewhere. */
export default function BlogBar({ blog, rights, canSearchPictures, isFresh, screen }: BlogBarProps) {
  const t = useTranslations('ownBlogs.bar');
  const router = useRouter();
  const visibility = useLazyPart(loadVisibility, 'visibilitySettings');
  const links = useLazyPart(loadLinks, 'links');
  const { isOwner } = rights;
  const isDraft = blog.visibility === 'draft';
  return (
    <div className="w-full rounded-md border border-input bg-card text-foreground shadow-lifted sm:w-fit">
      <ul aria-label={t('actions')} className="flex flex-wrap">
        <li className="contents">
          <ShareMenu blog={blog} isOwner={isOwner} className={ITEM}>
            <Share2 aria-hidden />
            {t('share')}
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
            {screen?.isOpening ? t('opening') : t.common('edit')}
          </Item>
        ) : null}
        {isOwner || rights.mayTryStyle ? (
          <Item Icon={Palette} blogId={blog.id} hash="style">
            {t('style')}
          </Item>
        ) : null}
        {isOwner ? (
          <Item Icon={Globe} blogId={blog.id} hash="publish" onClick={isDraft ? visibility.open : screen?.publish}>
            <span>
              {isDraft ? t('publish') : t.rich('publishElsewhere', { detail: <span className="max-sm:sr-only" /> })}
            </span>
          </Item>
        ) : null}
        {isOwner || rights.mayDelete ? (
          <li className="contents">
            <MoreMenu
              blog={blog}
              rights={rights}
              canSearchPictures={canSearchPictures}
              screen={screen}
              onVisibility={visibility.open}
              onLink={links.open}
              className={BUTTON}
            />
          </li>
        ) : null}
      </ul>
      <BarLine
        blog={blog}
        isOwner={isOwner}
        isFresh={isFresh}
        isDetail={screen !== undefined}
        onChange={visibility.open}
        onLink={links.open}
      />
      {links.show({ ids: [blog.id], onChanged: () => router.refresh() })}
      {visibility.show({ blog, onSaved: () => router.refresh() })}
    </div>
  );
}
