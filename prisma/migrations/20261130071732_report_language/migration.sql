-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "language" TEXT;
