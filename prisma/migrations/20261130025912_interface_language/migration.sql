-- AlterTable
ALTER TABLE "users" ADD COLUMN     "interface_language" TEXT;
