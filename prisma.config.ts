import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Only `prisma migrate` reads it; generating the client needs no database.
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
