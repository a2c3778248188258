import { useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { fromFieldTime, localTime } from '@/components/ui/format.ts';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { VISIBILITY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { useSignature } from './use-signature.ts';

export type ShownBlog = Pick<Blog, 'id' | 'visibility' | 'publishAt' | 'aiOptOuts'>;

/**
 * Who can see a blog and, for accounts without a name, who signs it (docs/decisions/0123).
 * @param time when a draft is to be published, as a field holds it; '' for never
 */
export function usePublication(blog: ShownBlog, time: string, onSaved: () => void) {
  const { user } = useAuth();
  const [visibility, setVisibility] = useState(blog.visibility);
  const [aiOptOuts, setAiOptOuts] = useState<Blog['aiOptOuts']>();
  const { field, saveName } = useSignature();
  const { isBusy, fault, submit } = useSubmit(VISIBILITY_MESSAGES.failed.description);

  const save = () =>
    submit(async () => {
      await saveName();
      const publishAt = visibility === 'draft' ? fromFieldTime(time) : undefined;
      const body = { ids: [blog.id], visibility, publishAt, aiOptOuts };
      await requestJson('/api/blogs/visibility', { method: 'PUT', body });
      toast(publishAt ? VISIBILITY_MESSAGES.scheduled(localTime(publishAt)) : VISIBILITY_MESSAGES.saved(visibility));
      onSaved();
    });
  return {
    visibility,
    setVisibility,
    aiOptOuts: aiOptOuts ?? blog.aiOptOuts ?? [],
    setAiOptOuts,
    signature: field,
    asksName: user !== null && !user.hasChosenName,
    isBusy,
    fault,
    save,
  };
}
