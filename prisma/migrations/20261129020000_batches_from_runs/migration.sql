-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "batch_id" TEXT;

UPDATE "generations" SET "batch_id" = item."batch_id" FROM "batch_items" item WHERE item."generation_id" = "generations"."id";

-- DropTable
DROP TABLE "batch_items";
DROP FUNCTION notify_of_batch_item();

-- CreateIndex
CREATE INDEX "generations_batch_id_created_at_idx" ON "generations"("batch_id", "created_at");

-- AddForeignKey
ALTER TABLE "generations" ADD CONSTRAINT "generations_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION notify_of_generation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'generation:' || NEW.id);
  PERFORM pg_notify('changes', 'generations');
  IF NEW.batch_id IS NOT NULL THEN
    PERFORM pg_notify('changes', 'batch:' || NEW.batch_id);
  END IF;
  RETURN NULL;
END $$;
