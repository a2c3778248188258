import { api } from './api.ts';
import { ownedBlog } from './owned-blog.ts';

/** Asks for the first section of a new user's blog to be written again. */
export async function changeOwnSection(): Promise<{ id: string; response: Response }> {
  const { id, headers, basedOn } = await ownedBlog({ topic: 'Bees on a roof' });
  const response = await api.post(`/api/blogs/${id}/sections/0`, { change: 'regenerate', basedOn }, headers);
  return { id, response };
}
