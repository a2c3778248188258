CREATE TYPE "ai_use" AS ENUM ('training', 'answers');

ALTER TABLE "blogs" ADD COLUMN "ai_opt_outs" "ai_use"[] NOT NULL DEFAULT ARRAY[]::"ai_use"[];

CREATE INDEX "blogs_ai_opt_outs_idx" ON "blogs" USING GIN ("ai_opt_outs");

ALTER TABLE "blog_views" ADD COLUMN "ai_fetches" INTEGER NOT NULL DEFAULT 0;
