-- CreateEnum
CREATE TYPE "backlink_status" AS ENUM ('pending', 'submitted', 'success', 'failed');

-- AlterEnum
ALTER TYPE "generation_status" ADD VALUE 'queued';

-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "priority" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "request" JSONB,
ADD COLUMN     "sealed_platforms" TEXT;

-- CreateTable
CREATE TABLE "generation_events" (
    "generation_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "generation_events_pkey" PRIMARY KEY ("generation_id","seq")
);

-- CreateTable
CREATE TABLE "generation_pictures" (
    "generation_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "content_type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "generation_pictures_pkey" PRIMARY KEY ("generation_id","position")
);

-- CreateTable
CREATE TABLE "source_snapshots" (
    "blog_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "source_snapshots_pkey" PRIMARY KEY ("blog_id","number")
);

-- CreateTable
CREATE TABLE "backlinks" (
    "id" TEXT NOT NULL,
    "blog_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "status" "backlink_status" NOT NULL DEFAULT 'pending',
    "visibility" TEXT NOT NULL,
    "platform_url" TEXT,
    "remote_id" TEXT,
    "message" TEXT NOT NULL DEFAULT '',
    "sealed" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "is_uncertain" BOOLEAN NOT NULL DEFAULT false,
    "due_at" TIMESTAMPTZ(3),
    "lease_expires_at" TIMESTAMPTZ(3),
    "rel" TEXT,
    "canonical_url" TEXT,
    "checks" INTEGER NOT NULL DEFAULT 0,
    "checked_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),
    "lost_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "backlinks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "platform_credentials" (
    "user_id" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "platform_credentials_pkey" PRIMARY KEY ("user_id","platform")
);

-- CreateIndex
CREATE INDEX "backlinks_due_at_idx" ON "backlinks"("due_at");

-- CreateIndex
CREATE INDEX "backlinks_user_id_idx" ON "backlinks"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "backlinks_blog_id_platform_target_key" ON "backlinks"("blog_id", "platform", "target");

-- CreateIndex
CREATE INDEX "generations_status_priority_created_at_idx" ON "generations"("status", "priority", "created_at");

-- AddForeignKey
ALTER TABLE "generation_events" ADD CONSTRAINT "generation_events_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_pictures" ADD CONSTRAINT "generation_pictures_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "source_snapshots" ADD CONSTRAINT "source_snapshots_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "backlinks" ADD CONSTRAINT "backlinks_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "backlinks" ADD CONSTRAINT "backlinks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "platform_credentials" ADD CONSTRAINT "platform_credentials_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
