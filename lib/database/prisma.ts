/** Prisma's types and SQL fragments, without the client: each bundle that has it repeats 300 KB. */
export * as Prisma from '../generated/prisma/internal/prismaNamespace.ts';
