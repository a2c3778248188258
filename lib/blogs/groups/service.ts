import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { requireOwner } from '../authorization.ts';
import { findBlog } from '../queries.ts';
import { saveGrouped } from './mutations.ts';
import { findGroups } from './queries.ts';
import { changeGrouped, renameGrouped, suggestTags } from './rules.ts';
import type { GroupRename, GroupsChange, OwnGroups } from './schema.ts';

/** Changes tags and series of own blogs, all or none. */
export async function changeGroups(actor: UserActor, change: GroupsChange): Promise<void> {
  await Promise.all(change.ids.map((id) => requireOwner(actor, id)));
  await saveGrouped(actor.user.id, change.ids, (all) => changeGrouped(all, change));
}

export const renameGroup = ({ user }: UserActor, rename: GroupRename): Promise<void> =>
  saveGrouped(user.id, [], (all) => renameGrouped(all, rename));

/** The actor's tags and series, and suggestions for one of their blogs. */
export async function readOwnGroups(actor: UserActor, blogId: string | undefined): Promise<OwnGroups> {
  const groups = await findGroups(actor.user.id, { onlyPublic: false });
  const found = blogId ? await requireOwner(actor, blogId).then(() => findBlog(blogId)) : null;
  return { groups, suggested: found ? suggestTags(found.blog) : [] };
}
