'use client';

import { Globe, type LucideIcon, Palette, PenLine, Share2, UserPlus, X } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { signatureOf, useAuth } from '@/components/auth/session/auth-context.ts';
import { markFresh } from '@/components/generation/run/stored-runs.ts';
import { MAIN_CONTENT_ID } from '@/components/shell/site-chrome.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Fault } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Select } from '@/components/ui/select.tsx';
import { blogRights } from '@/lib/blogs/rights.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { blogPath, viewPath } from '@/lib/routes.ts';
import { type SharedBlog, ShareMenu } from '../sharing/share-menu.tsx';
import { NameField } from '../visibility/name-field.tsx';
import { type ShownBlog, usePublication } from '../visibility/use-publication.ts';
import { VISIBILITY_OPTIONS } from '../visibility/visibility-badge.tsx';

const VisibilityDialog = lazy(() => import('../visibility/visibility-dialog.tsx'));

export type ReadyBlog = SharedBlog & ShownBlog & Pick<Blog, 'userId'>;

export type ReadyPanelProps = { blog: ReadyBlog; onClose: () => void };

const STEP =
  'flex w-full cursor-pointer flex-col items-start rounded-md border border-input bg-card px-3.5 py-3 text-left transition-colors hover:border-foreground hover:bg-accent';

function StepText({ Icon, label, hint }: { Icon: LucideIcon; label: string; hint: string }) {
  return (
    <>
      <span className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-4 shrink-0" />
        {label}
      </span>
      <span className="mt-0.5 text-sm text-muted-foreground in-[.bg-primary]:text-inherit">{hint}</span>
    </>
  );
}

const STEPS = {
  edit: { Icon: PenLine, label: 'Edit', hint: 'Change words and pictures', path: '#edit' },
  style: { Icon: Palette, label: 'Style', hint: 'Choose one of eight designs', path: '#style' },
  publish: { Icon: Globe, label: 'Publish elsewhere', hint: 'Post it on your other sites', path: '#publish' },
} as const;

function Steps({ blog, isOwner }: { blog: ReadyBlog; isOwner: boolean }) {
  const { id, visibility } = blog;
  const published = visibility === 'draft' ? [STEPS.edit, STEPS.style] : [STEPS.edit, STEPS.style, STEPS.publish];
  return (
    <ul aria-label="Next steps" className="mt-4 grid grid-cols-2 gap-2 lg:grid-cols-4">
      <li className="flex">
        <ShareMenu blog={blog} isOwner={isOwner} align="start" className={STEP}>
          <StepText Icon={Share2} label="Share" hint="Link, social card, files" />
        </ShareMenu>
      </li>
      {(isOwner ? published : [STEPS.style]).map(({ path, ...step }) => (
        <li key={path} className="flex">
          <Link href={`${blogPath(id)}${path}`} prefetch={false} className={STEP}>
            <StepText {...step} />
          </Link>
        </li>
      ))}
      {isOwner ? null : (
        <li className="col-span-2 flex">
          <Link
            href={`/login?next=${encodeURIComponent(viewPath(id))}`}
            prefetch={false}
            onClick={() => markFresh(id)}
            className={cn(STEP, 'border-transparent bg-primary text-primary-foreground hover:bg-primary-hover')}
          >
            <StepText Icon={UserPlus} label="Create an account to keep it" hint="Your blog comes with you" />
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Asks the account how it signs its blogs and who sees this one. */
function FirstQuestions({ blog, onSaved }: { blog: ReadyBlog; onSaved: () => void }) {
  const id = useId();
  const publication = usePublication(blog, '', onSaved);
  const { visibility, setVisibility, signature, isDraftFirst, setDraftFirst, isBusy, fault, save } = publication;
  return (
    <form
      aria-label="How to publish"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]"
    >
      {signature ? <NameField {...signature} /> : null}
      <div>
        <Label htmlFor={id}>Who can see it?</Label>
        <Select
          id={id}
          options={VISIBILITY_OPTIONS}
          value={visibility}
          onChange={({ target }) => setVisibility(target.value as BlogVisibility)}
          className="mt-1.5 h-10"
        />
        <label className="mt-1.5 flex cursor-pointer items-center gap-2 text-xs text-muted-foreground">
          <input
            type="checkbox"
            checked={isDraftFirst}
            onChange={({ target }) => setDraftFirst(target.checked)}
            className="size-4 accent-foreground"
          />
          Start my new blogs as drafts, which only I can see
        </label>
      </div>
      <div className="lg:pt-6.5">
        <Button type="submit" aria-busy={isBusy} className="max-sm:w-full">
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </div>
      <Fault className="sm:col-span-full">{fault}</Fault>
    </form>
  );
}

const SEEN_BY: Readonly<Record<BlogVisibility, string>> = {
  draft: 'It is a draft: only you can see it.',
  unlisted: 'Anyone with the link can read it.',
  public: 'Anyone can read it.',
};

/** The next steps with a blog that was just written, by the rights of who had it written. */
export default function ReadyPanel({ blog, onClose }: ReadyPanelProps) {
  const router = useRouter();
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(user !== null && !user.hasChosenName);
  const [isChanging, setIsChanging] = useState(false);
  const { isOwner } = blogRights({ ownerId: blog.userId }, { uid: user?.uid });

  function onAnswered(): void {
    setIsAsking(false);
    // The focused button is gone with the questions.
    heading.current?.focus({ preventScroll: true });
    router.refresh();
  }
  function dismiss(): void {
    onClose();
    document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });
  }
  return (
    <section aria-labelledby="ready_heading" className="border-b border-border bg-muted/50">
      <div className="page-width relative py-5">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Dismiss"
          onClick={dismiss}
          className="absolute top-3 right-[clamp(0.75rem,3vw,2rem)]"
        >
          <X aria-hidden />
        </Button>
        <h2
          ref={heading}
          id="ready_heading"
          tabIndex={-1}
          className="pr-10 font-display text-2xl leading-tight font-semibold tracking-tight outline-none"
        >
          Your blog is ready
        </h2>
        <p className="mt-1 text-muted-foreground">
          {SEEN_BY[blog.visibility]}{' '}
          {isOwner && user
            ? `It is signed “${signatureOf(user) || 'Anonymous'}”. `
            : 'With an account it becomes yours to edit, hide or publish elsewhere.'}
          {isOwner && !isAsking ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setIsChanging(true)}
              className="cursor-pointer link-underline"
            >
              Change who can see it
            </button>
          ) : null}
        </p>
        {isOwner && isAsking ? <FirstQuestions blog={blog} onSaved={onAnswered} /> : null}
        <Steps blog={blog} isOwner={isOwner} />
        <Suspense>
          {isChanging ? (
            <VisibilityDialog blog={blog} onSaved={() => router.refresh()} onClose={() => setIsChanging(false)} />
          ) : null}
        </Suspense>
      </div>
    </section>
  );
}
