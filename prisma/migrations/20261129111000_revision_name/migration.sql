-- AlterTable
ALTER TABLE "blog_revisions" ADD COLUMN     "name" TEXT;
