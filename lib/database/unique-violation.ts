/** Prisma's code for a unique column that would repeat. */
const UNIQUE_VIOLATION = 'P2002';

/** Whether a write failed because another row has the same in a unique column. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
