-- A batch has all its blogs in the queue: whether it runs, its runs say.
DROP TRIGGER notify_update ON "batches";
DROP FUNCTION notify_of_batch();

-- DropIndex
DROP INDEX "batches_status_idx";

-- AlterTable
ALTER TABLE "batches" DROP COLUMN "status";

-- DropEnum
DROP TYPE "batch_status";
