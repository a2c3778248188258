-- CreateEnum
CREATE TYPE "job_kind" AS ENUM ('mail', 'mailed_link', 'signup', 'stripe_customer', 'unused_picture', 'domain');

-- CreateTable
CREATE TABLE "jobs" (
    "id" TEXT NOT NULL,
    "kind" "job_kind" NOT NULL,
    "payload" JSONB,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "jobs_kind_due_at_idx" ON "jobs"("kind", "due_at");

-- What waits in the former tables.
INSERT INTO jobs (id, kind, payload, tries, due_at, created_at)
  SELECT 'mail ' || id, 'mail', jsonb_build_object('to', recipient, 'message', encrypted_message), tries, due_at, created_at
  FROM outgoing_mails;
INSERT INTO jobs (id, kind, payload, created_at)
  SELECT 'signup ' || user_id, 'signup', payload, created_at FROM signup_notifications WHERE delivered_at IS NULL;
INSERT INTO jobs (id, kind, tries, due_at, created_at)
  SELECT 'stripe_customer ' || customer_id, 'stripe_customer', tries, due_at, created_at FROM stripe_cancellations;
INSERT INTO jobs (id, kind, due_at)
  SELECT 'unused_picture ' || id, 'unused_picture', due_at FROM unused_pictures;
INSERT INTO jobs (id, kind, due_at)
  SELECT 'domain ' || user_id, 'domain', due_at FROM custom_domains;

CREATE OR REPLACE FUNCTION note_unused_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (id, kind) VALUES ('unused_picture ' || OLD.id, 'unused_picture')
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, lease_expires_at = NULL;
  PERFORM pg_notify('changes', 'jobs');
  RETURN NULL;
END $$;

-- DropTable
DROP TABLE "outgoing_mails";
DROP TABLE "signup_notifications";
DROP TABLE "stripe_cancellations";
DROP TABLE "unused_pictures";

-- AlterTable
ALTER TABLE "custom_domains" DROP COLUMN "due_at",
DROP COLUMN "lease_expires_at";
