-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "batch_id" TEXT,
ADD COLUMN     "batch_index" INTEGER;

-- CreateIndex
CREATE INDEX "blogs_batch_id_batch_index_idx" ON "blogs"("batch_id", "batch_index");
