-- A batch has all its blogs in the queue: whether it runs, its runs say.
DROP TRIGGER notify_update ON "batches";
DROP FUNCTION notify_of_batch();

-- Runs of a batch read its pictures, of which each had a copy.
DELETE FROM "generation_pictures" p USING "generations" g WHERE g."id" = p."generation_id" AND g."batch_id" IS NOT NULL;

-- Their next blogs were not in the queue yet.
UPDATE "batches" SET "failure" = '{"status": 503, "code": "unavailable", "message": "An update stopped this batch. Continue to write the rest."}'
WHERE "status" = 'running' AND "failure" IS NULL;

-- DropIndex
DROP INDEX "batches_status_idx";

-- AlterTable
ALTER TABLE "batches" DROP COLUMN "status";

-- DropEnum
DROP TYPE "batch_status";
