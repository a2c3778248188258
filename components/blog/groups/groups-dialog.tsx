import { Plus } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { MoveControls } from '@/components/blog/editing/sections/move-controls.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { Fault, InputField } from '@/components/ui/input.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { OwnGroups } from '@/lib/blogs/groups/schema.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { MAX_SERIES_PART, MAX_TAG_CHARACTERS, MAX_TAGS } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';

type GroupedBlog = Pick<BlogSummary, 'id' | 'tags' | 'series'> & { title: string };

const namesIn = (text: string) => [...new Set(text.split(',').map((name) => name.trim()))].filter(Boolean);

const partOf = ({ series }: GroupedBlog) => series?.part ?? 0;

type OrderProps = { blogs: readonly GroupedBlog[]; onChange: (blogs: readonly GroupedBlog[]) => void };

function Order({ blogs, onChange }: OrderProps) {
  const t = useTranslations('blogDialogs.groups');
  return (
    <ol aria-label={t('order')} className="mt-3 divide-y divide-border rounded-md border border-border">
      {blogs.map((blog, at) => (
        <li key={blog.id} className="flex items-center py-1 ps-3 text-sm">
          <span className="me-auto min-w-0 break-words">{`${at + 1}. ${blog.title}`}</span>
          <MoveControls
            {...{ id: `order-${blog.id}`, noun: 'blog', index: at, count: blogs.length, size: 'icon' }}
            actionLabel={(action) => t(action === 'moveDown' ? 'moveDown' : 'moveUp', blog)}
            onMove={(by) => onChange(blogs.toSpliced(at, 1).toSpliced(at + by, 0, blog))}
          />
        </li>
      ))}
    </ol>
  );
}

type GroupsDialogProps = { blogs: readonly GroupedBlog[]; onSaved: () => void; onClose: () => void };

export default function GroupsDialog({ blogs, onSaved, onClose }: GroupsDialogProps) {
  const t = useTranslations('blogDialogs');
  const [first, second] = blogs;
  const before = [...new Set(blogs.flatMap(({ tags = [] }) => tags))];
  const shared = blogs.every(({ series }) => series?.name === first?.series?.name) ? first?.series : undefined;
  const partBefore = shared && !second ? String(shared.part) : '';
  const [listed] = useState(() => (shared ? blogs.toSorted((a, b) => partOf(a) - partOf(b)) : blogs));
  const [typed, setTyped] = useState(before.join(', '));
  const [name, setName] = useState(shared?.name ?? '');
  const [part, setPart] = useState(partBefore);
  const [order, setOrder] = useState(listed);
  const { data } = useSWR<OwnGroups>(`/api/blogs/groups${second ? '' : `?of=${first?.id}`}`, {
    revalidateOnMount: true,
  });
  const { isBusy, fault, submit } = useSubmit(t('groups.failed'));
  const tags = namesIn(typed);
  const ownNames = (kind: string) =>
    data?.groups.filter((group) => group.kind === kind).map((group) => group.name) ?? [];
  const named = [...(data?.suggested ?? []), ...ownNames('tags')].map((tag) => [tag.toLowerCase(), tag] as const);
  const offered = [...new Map(named)].flatMap(([key, tag]) =>
    tags.some((each) => each.toLowerCase() === key) ? [] : tag,
  );
  const isMoved = name !== (shared?.name ?? '') || order !== listed || part !== partBefore;

  const save = () =>
    submit(async () => {
      const body = {
        ids: order.map(({ id }) => id),
        addTags: tags.filter((tag) => !before.includes(tag)),
        removeTags: before.filter((tag) => !tags.includes(tag)),
        series: isMoved ? (name.trim() && { name, part: part ? Number(part) : undefined }) || null : undefined,
      };
      await requestJson('/api/blogs/groups', { method: 'PUT', body });
      toast({ title: t('groups.saved') });
      onSaved();
      onClose();
    });
  return (
    <OpenDialog
      title={t('groups.title')}
      description={
        <span className="break-words">{second ? t('groups.several', { count: blogs.length }) : first?.title}</span>
      }
      onClose={onClose}
    >
      <InputField
        label={t('groups.tags')}
        hint={t(second ? 'groups.hintSeveral' : 'groups.hint')}
        value={typed}
        onChange={setTyped}
        className="mt-5"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {offered.slice(0, 2 * MAX_TAGS).map((tag) => (
          <Button key={tag} Icon={Plus} size="sm" variant="outline" onClick={() => setTyped([...tags, tag].join(', '))}>
            {tag}
          </Button>
        ))}
      </div>
      <div className="mt-5 flex gap-2">
        <InputField
          {...{ label: t('groups.series'), list: 'own-series', maxLength: MAX_TAG_CHARACTERS, className: 'flex-1' }}
          value={name}
          onChange={setName}
        />
        <datalist id="own-series">
          {ownNames('series').map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        {name && !second ? (
          <InputField
            {...{ label: t('groups.part'), type: 'number', min: 0, max: MAX_SERIES_PART, className: 'w-24' }}
            value={part}
            onChange={setPart}
          />
        ) : null}
      </div>
      {name && second ? <Order blogs={order} onChange={setOrder} /> : null}
      <Fault className="mt-4">{fault}</Fault>
      <DialogActions>
        <Button aria-busy={isBusy} onClick={save}>
          {isBusy ? t('saving') : t.common('save')}
        </Button>
      </DialogActions>
    </OpenDialog>
  );
}
