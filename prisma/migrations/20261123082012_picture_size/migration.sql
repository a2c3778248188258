-- AlterTable
ALTER TABLE "images" ADD COLUMN     "size" INTEGER;

UPDATE "images" SET "size" = octet_length("bytes") WHERE "bytes" IS NOT NULL;
