-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('illegal', 'copyright', 'privacy', 'hate', 'fraud', 'ai', 'other');

-- CreateEnum
CREATE TYPE "decision_kind" AS ENUM ('nothing', 'hide', 'delete');

-- CreateEnum
CREATE TYPE "objection_outcome" AS ENUM ('upheld', 'lifted');

-- CreateTable
CREATE TABLE "reports" (
    "number" SERIAL NOT NULL,
    "code_hash" TEXT NOT NULL,
    "blog_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "reason" "report_reason" NOT NULL,
    "explanation" TEXT NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decision_id" TEXT,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "decisions" (
    "id" TEXT NOT NULL,
    "blog_id" TEXT NOT NULL,
    "user_id" TEXT,
    "title" TEXT NOT NULL,
    "kind" "decision_kind" NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "objection" TEXT,
    "objected_at" TIMESTAMPTZ(3),
    "outcome" "objection_outcome",
    "outcome_reason" TEXT,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "decisions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reports_code_hash_key" ON "reports"("code_hash");

-- CreateIndex
CREATE INDEX "reports_blog_id_idx" ON "reports"("blog_id");

-- CreateIndex
CREATE INDEX "reports_decision_id_idx" ON "reports"("decision_id");

-- CreateIndex
CREATE INDEX "decisions_blog_id_idx" ON "decisions"("blog_id");

-- CreateIndex
CREATE INDEX "decisions_user_id_idx" ON "decisions"("user_id");

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "decisions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
