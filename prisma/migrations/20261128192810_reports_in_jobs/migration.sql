-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "text" TEXT;

-- AlterTable
ALTER TABLE "tombstones" ADD COLUMN     "blocked_blog_id" TEXT;

-- CreateTable
CREATE TABLE "outgoing_mails" (
    "id" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "encrypted_message" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "outgoing_mails_due_at_idx" ON "outgoing_mails"("due_at");

-- CreateIndex
CREATE INDEX "tombstones_blocked_blog_id_idx" ON "tombstones"("blocked_blog_id");
