-- AlterTable
ALTER TABLE "source_snapshots" ADD COLUMN     "license" JSONB;
