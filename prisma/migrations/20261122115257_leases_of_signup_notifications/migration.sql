-- AlterTable
ALTER TABLE "signup_notifications" ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "lease_expires_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "signup_notifications_due_at_idx" ON "signup_notifications"("due_at");
