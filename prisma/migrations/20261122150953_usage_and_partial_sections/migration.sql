-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "generation_event_type" ADD VALUE 'partial';
ALTER TYPE "generation_event_type" ADD VALUE 'waiting';

-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "model_calls" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "model_seconds" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tokens_cached" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tokens_in" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tokens_out" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "generations_blog_id_idx" ON "generations"("blog_id");
