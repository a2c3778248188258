-- AlterTable
ALTER TABLE "backlinks" ADD COLUMN     "media_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
