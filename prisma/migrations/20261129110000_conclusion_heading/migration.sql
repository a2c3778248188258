-- AlterTable
ALTER TABLE "blog_revisions" ADD COLUMN     "conclusion_heading" TEXT;

-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "conclusion_heading" TEXT;
