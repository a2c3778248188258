-- AlterTable
ALTER TABLE "blogs" DROP COLUMN "claims",
ADD COLUMN     "review" JSONB;
