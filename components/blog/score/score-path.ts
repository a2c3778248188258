/** Address of a blog's score, also its key in the cache of reads. */
export const scorePath = (blogId: string) => `/api/blogs/${blogId}/score`;
