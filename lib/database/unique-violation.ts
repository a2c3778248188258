/** Prisma's code for a violated unique constraint. */
const UNIQUE_VIOLATION = 'P2002';

/** Whether a write violated a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
