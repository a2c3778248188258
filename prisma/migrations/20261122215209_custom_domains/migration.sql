-- CreateEnum
CREATE TYPE "domain_problem" AS ENUM ('no_ownership', 'elsewhere', 'no_answer', 'taken');

-- CreateTable
CREATE TABLE "custom_domains" (
    "user_id" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "verified_host" TEXT,
    "token" TEXT NOT NULL,
    "problem" "domain_problem",
    "found" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "checked_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_domains_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "custom_domains_verified_host_key" ON "custom_domains"("verified_host");

-- CreateIndex
CREATE INDEX "custom_domains_due_at_idx" ON "custom_domains"("due_at");

-- AddForeignKey
ALTER TABLE "custom_domains" ADD CONSTRAINT "custom_domains_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Which hosts lead where, and with that the addresses of a user's blogs (docs/decisions/0040, 0082).
CREATE FUNCTION notify_of_domain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'domains');
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;

CREATE TRIGGER notify_row AFTER INSERT OR DELETE ON custom_domains
  FOR EACH ROW EXECUTE FUNCTION notify_of_domain();

CREATE TRIGGER notify_update AFTER UPDATE ON custom_domains FOR EACH ROW
  WHEN (OLD.verified_host IS DISTINCT FROM NEW.verified_host)
  EXECUTE FUNCTION notify_of_domain();

-- Whether its owner subscribes decides what a host does.
CREATE OR REPLACE FUNCTION notify_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  PERFORM pg_notify('changes', 'domains');
  RETURN NULL;
END $$;
