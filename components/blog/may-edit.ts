/** Whether editing is allowed: nobody owns the blog, or the signed-in user does (spec §5). */
export function mayEdit(ownerId: string | undefined, uid: string | undefined): boolean {
  return ownerId === undefined || ownerId === uid;
}
