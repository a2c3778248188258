-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "locale" TEXT;
