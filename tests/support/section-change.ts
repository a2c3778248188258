import { POST } from '@/app/api/blogs/[id]/sections/[index]/route.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { blogRow } from './blogs.ts';
import { params, post } from './requests.ts';
import { signedInUser } from './users.ts';

/** Asks for the first section of a new user's blog to be written again. */
export async function changeOwnSection(): Promise<{ id: string; response: Response }> {
  const { user, headers } = await signedInUser();
  const row = blogRow({ id: newId(), userId: user.id, topic: 'Bees on a roof' });
  const { id, updatedAt } = await (await db()).blog.create({ data: row });
  const body = { change: 'regenerate', basedOn: updatedAt.toISOString() };
  const request = post(`/api/blogs/${id}/sections/0`, body, headers);
  return { id, response: await POST(request, params({ id, index: '0' })) };
}
