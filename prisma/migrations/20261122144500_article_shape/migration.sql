-- AlterTable
ALTER TABLE "blog_revisions" ADD COLUMN     "description" TEXT,
ADD COLUMN     "key_points" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "questions" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "description" TEXT,
ADD COLUMN     "key_points" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "questions" JSONB NOT NULL DEFAULT '[]';
