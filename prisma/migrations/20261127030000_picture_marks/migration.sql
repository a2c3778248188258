-- Marks of origin that a picture came with, which re-encoding drops (docs/decisions/0129).
ALTER TABLE "images" ADD COLUMN "source_type" TEXT, ADD COLUMN "had_manifest" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "generation_pictures" ADD COLUMN "source_type" TEXT, ADD COLUMN "had_manifest" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "batch_pictures" ADD COLUMN "source_type" TEXT, ADD COLUMN "had_manifest" BOOLEAN NOT NULL DEFAULT false;
