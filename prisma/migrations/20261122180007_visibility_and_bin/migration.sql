-- CreateEnum
CREATE TYPE "blog_visibility" AS ENUM ('draft', 'unlisted', 'public');

-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "publish_at" TIMESTAMPTZ(3),
ADD COLUMN     "visibility" "blog_visibility" NOT NULL DEFAULT 'public';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "default_visibility" "blog_visibility" NOT NULL DEFAULT 'public';

-- CreateIndex
CREATE INDEX "blogs_publish_at_idx" ON "blogs"("publish_at");

-- CreateIndex
CREATE INDEX "blogs_deleted_at_idx" ON "blogs"("deleted_at");


-- What a visitor made is for whoever has its link, until an account claims it (docs/decisions/0072).
UPDATE "blogs" SET "visibility" = 'unlisted' WHERE "user_id" IS NULL AND "visitor_id" IS NOT NULL;
