-- AlterTable
ALTER TABLE "backlinks" ADD COLUMN     "posted_as" TEXT,
ADD COLUMN     "posted_at" TIMESTAMPTZ(3),
ADD COLUMN     "removed_at" TIMESTAMPTZ(3),
ADD COLUMN     "warning" TEXT NOT NULL DEFAULT '';

-- What is there already was posted when it was submitted, as far as is known.
UPDATE "backlinks" SET "posted_at" = "created_at", "posted_as" = "visibility"
WHERE "platform_url" IS NOT NULL OR "remote_id" IS NOT NULL;

-- One site has one name, without http, https or www. Of entries that now are the same, the one that got furthest stays.
DELETE FROM "backlinks" WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (
      PARTITION BY "blog_id", "platform", regexp_replace("target", '^https?://(www\.)?|^www\.', '')
      ORDER BY array_position(ARRAY['success', 'submitted', 'pending', 'failed'], "status"::text), "created_at" DESC, "id"
    ) AS "place" FROM "backlinks"
  ) AS "ranked" WHERE "place" > 1
);
UPDATE "backlinks" SET "target" = regexp_replace("target", '^https?://(www\.)?|^www\.', '')
WHERE "platform" IN ('wordpress', 'ghost', 'hashnode', 'custom');
UPDATE "platform_credentials" SET "target" = regexp_replace("target", '^https?://(www\.)?|^www\.', '')
WHERE "platform" IN ('wordpress', 'ghost', 'hashnode', 'custom');
