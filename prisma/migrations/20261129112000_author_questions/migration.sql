-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "author_questions" TEXT[] DEFAULT ARRAY[]::TEXT[];
