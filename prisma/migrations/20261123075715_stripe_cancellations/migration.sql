-- CreateTable
CREATE TABLE "stripe_cancellations" (
    "customer_id" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stripe_cancellations_pkey" PRIMARY KEY ("customer_id")
);

-- CreateIndex
CREATE INDEX "stripe_cancellations_due_at_idx" ON "stripe_cancellations"("due_at");
