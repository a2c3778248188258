import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { attempt, toast, toastUndo } from '@/components/ui/use-toast.ts';
import type { BlogLinks, BlogProposals, ChangedLinks, ProposedLink } from '@/lib/blogs/links/schema.ts';
import { requestJson } from '@/lib/http/client.ts';
import { useLinkProposals } from './use-link-proposals.ts';

/** Adds (POST) or removes (DELETE) links, a few blogs at a time. */
async function changeLinks(
  method: 'POST' | 'DELETE',
  blogs: readonly BlogLinks[],
  onProgress?: (done: number) => void,
) {
  const all: ChangedLinks = { blogs: [], unchanged: [] };
  for (let at = 0; at < blogs.length; at += 5) {
    onProgress?.(at);
    const body = { blogs: blogs.slice(at, at + 5) };
    const changed = await requestJson<ChangedLinks>('/api/links', { method, body });
    all.blogs.push(...changed.blogs);
    all.unchanged.push(...changed.unchanged);
  }
  return all;
}

function Sentence({ sentence, words, title }: ProposedLink) {
  const t = useTranslations('blogDialogs.links');
  const at = sentence.indexOf(words);
  return (
    <span dir="auto" className="min-w-0 break-words">
      {sentence.slice(0, at)}
      <mark className="rounded-xs bg-accent font-semibold text-foreground underline">{words}</mark>
      {sentence.slice(at + words.length)}
      <span className="mt-0.5 block text-muted-foreground">{t('linksTo', { title })}</span>
    </span>
  );
}

type ProposalsProps = { blogs: readonly BlogProposals[]; onChanged: () => void; onClose: () => void };

function Proposals({ blogs, onChanged, onClose }: ProposalsProps) {
  const t = useTranslations('blogDialogs.links');
  const all = blogs.flatMap(({ links }) => links);
  const [chosen, setChosen] = useState<readonly ProposedLink[]>([]);
  const [done, setDone] = useState<number | null>(null);

  async function add(): Promise<void> {
    const accepted = blogs.map((blog) => ({ ...blog, links: blog.links.filter((link) => chosen.includes(link)) }));
    const wanted = accepted.filter(({ links }) => links.length > 0);
    const save = async () => {
      const added = await changeLinks('POST', wanted, (count) => setDone(count / wanted.length));
      const count = added.blogs.reduce((sum, { links }) => sum + links.length, 0);
      const remove = () => attempt(() => changeLinks('DELETE', added.blogs), t.titled('failed')).then(onChanged);
      const unchanged = added.unchanged.length;
      const message = unchanged > 0 ? t.titled('addedSome', { count, unchanged }) : { title: t('added', { count }) };
      if (count > 0) toastUndo(message, t('undoHint'), () => void remove());
      else toast(message);
      onClose();
    };
    await attempt(save, t.titled('failed')).finally(onChanged);
    setDone(null);
  }
  if (all.length === 0) return <p className="mt-6 font-semibold">{t('none')}</p>;
  return (
    <>
      <Checkbox
        checked={chosen.length === all.length}
        onChange={({ target }) => setChosen(target.checked ? all : [])}
        className="mt-6 font-semibold"
      >
        {t('acceptAll')}
      </Checkbox>
      {blogs.map(({ id, title, links }) => (
        <section key={id} className="mt-4 border-t border-border pt-4">
          <h3 className="font-semibold break-words">{title}</h3>
          {links.map((link) => (
            <Checkbox
              key={link.target}
              checked={chosen.includes(link)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, link] : chosen.filter((each) => each !== link))
              }
              className="mt-3 items-start [&>input]:mt-0.5"
            >
              <Sentence {...link} />
            </Checkbox>
          ))}
        </section>
      ))}
      {done === null ? null : <Progress aria-label={t('adding')} value={done} max={1} className="mt-6" />}
      <div className="sticky -bottom-6 -mb-6 bg-card pb-6 sm:-bottom-8 sm:-mb-8 sm:pb-8">
        <DialogActions>
          <ActionButton isBlocked={chosen.length === 0} busyText={t('addingNow')} onClick={add}>
            {t('add', { count: chosen.length })}
          </ActionButton>
        </DialogActions>
      </div>
    </>
  );
}

type LinkDialogProps = { ids?: readonly string[]; onChanged: () => void; onClose: () => void };

/** Sentences of the user's blogs (all public ones without ids) that may link to another, to accept. */
export default function LinkDialog({ ids, onChanged, onClose }: LinkDialogProps) {
  const t = useTranslations('blogDialogs.links');
  const request = useLinkProposals(true, ids);
  const { mutate } = useSWRConfig();

  function refresh(): void {
    void mutate((key) => Array.isArray(key) && key[0] === 'links', undefined);
    onChanged();
  }
  return (
    <OpenDialog title={t('title')} description={t('hint')} onClose={onClose} className="max-w-2xl">
      <Loaded
        request={request}
        text={t('notFound')}
        waiting={t('looking')}
        skeleton={<Skeleton className="mt-6 h-48" />}
      >
        {(blogs) => <Proposals blogs={blogs} onChanged={refresh} onClose={onClose} />}
      </Loaded>
    </OpenDialog>
  );
}
