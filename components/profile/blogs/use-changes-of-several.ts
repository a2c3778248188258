'use client';

import type { BlogStyle } from '@/components/blog/styling/blog-style.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { RESTYLE_MESSAGES, VISIBILITY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';

type Sentences = { saved: { title: string }; failed: { title: string; description: string } };

/**
 * Changes of several blogs at once; each says what came of it in a toast and gives whether it was done.
 * @param onChanged called after each that may have changed something
 */
export function useChangesOfSeveral(onChanged: () => void) {
  async function change(path: string, body: object, { saved, failed }: Sentences) {
    try {
      await requestJson(path, { method: 'PUT', body });
      toast(saved);
      return true;
    } catch (error) {
      console.error(error);
      const description = apiErrorDetails(error).message ?? failed.description;
      toast({ title: failed.title, description, variant: 'destructive' });
      return false;
    } finally {
      onChanged();
    }
  }
  return {
    show: (ids: readonly string[], visibility: BlogVisibility) =>
      change(
        '/api/blogs/visibility',
        { ids, visibility },
        { saved: VISIBILITY_MESSAGES.savedSeveral(visibility, ids.length), failed: VISIBILITY_MESSAGES.severalFailed },
      ),
    restyle: (ids: readonly string[], blogStyle: BlogStyle) =>
      change(
        '/api/blogs/style',
        { ids, ...blogStyle },
        { saved: RESTYLE_MESSAGES.saved(ids.length), failed: RESTYLE_MESSAGES.failed },
      ),
  };
}
