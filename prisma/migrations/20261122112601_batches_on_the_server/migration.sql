-- CreateEnum
CREATE TYPE "batch_status" AS ENUM ('running', 'stopped', 'finished');

-- CreateTable
CREATE TABLE "batches" (
    "id" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "status" "batch_status" NOT NULL DEFAULT 'running',
    "size" INTEGER NOT NULL,
    "request" JSONB NOT NULL,
    "failure" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch_items" (
    "batch_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "generation_id" TEXT NOT NULL,

    CONSTRAINT "batch_items_pkey" PRIMARY KEY ("batch_id","position")
);

-- CreateTable
CREATE TABLE "batch_pictures" (
    "batch_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "content_type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "batch_pictures_pkey" PRIMARY KEY ("batch_id","position")
);

-- CreateIndex
CREATE INDEX "batches_actor_created_at_idx" ON "batches"("actor", "created_at" DESC);

-- CreateIndex
CREATE INDEX "batches_status_idx" ON "batches"("status");

-- AddForeignKey
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_pictures" ADD CONSTRAINT "batch_pictures_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Those who watch a batch are told of its status and of each run that was begun for it (lib/changes/names.ts).
CREATE FUNCTION notify_of_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'batch:' || NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER notify_update AFTER UPDATE OF status ON batches FOR EACH ROW EXECUTE FUNCTION notify_of_batch();

CREATE FUNCTION notify_of_batch_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'batch:' || NEW.batch_id);
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT OR UPDATE ON batch_items FOR EACH ROW EXECUTE FUNCTION notify_of_batch_item();
