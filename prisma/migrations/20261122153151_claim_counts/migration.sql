-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "claims" JSONB;
