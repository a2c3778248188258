-- CreateEnum
CREATE TYPE "operator_token_kind" AS ENUM ('code', 'browser');

-- CreateEnum
CREATE TYPE "model_fetch_status" AS ENUM ('queued', 'running', 'failed');

-- CreateTable
CREATE TABLE "operator_tokens" (
    "hash" TEXT NOT NULL,
    "kind" "operator_token_kind" NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_tokens_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "model_fetches" (
    "name" TEXT NOT NULL,
    "status" "model_fetch_status" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "size_bytes" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "done_bytes" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "bytes_per_second" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "message" TEXT NOT NULL DEFAULT '',
    "lease_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_fetches_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "model_checks" (
    "connection" TEXT NOT NULL,
    "is_answering" BOOLEAN NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "milliseconds" INTEGER NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "model_checks_pkey" PRIMARY KEY ("connection")
);

-- CreateIndex
CREATE INDEX "operator_tokens_expires_at_idx" ON "operator_tokens"("expires_at");
