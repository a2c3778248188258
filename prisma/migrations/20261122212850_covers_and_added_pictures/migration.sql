-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "cover" JSONB;

-- AlterTable
ALTER TABLE "images" ADD COLUMN     "unsaved_since" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "images_unsaved_since_idx" ON "images"("unsaved_since");
