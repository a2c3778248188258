/** Address of a blog's earlier texts, also their key in the cache of reads. */
export const revisionsPath = (blogId: string) => `/api/blogs/${blogId}/revisions`;
