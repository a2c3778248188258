-- AlterTable
ALTER TABLE "blog_revisions" ADD COLUMN     "sources" JSONB;
