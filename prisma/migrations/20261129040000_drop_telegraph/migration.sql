-- Posts on Telegraph become posts on a custom page: their addresses and link checks stay, the rest is the user's to do there.
DELETE FROM "backlinks" WHERE "platform" = 'telegraph' AND "target" = '';

UPDATE "backlinks" SET
  "platform" = 'custom',
  "status" = CASE
    WHEN "status" <> 'pending' THEN "status" WHEN "platform_url" IS NULL THEN 'failed' ELSE 'submitted'
  END,
  "message" = CASE WHEN "status" = 'pending' THEN 'We no longer publish to Telegraph.' ELSE "message" END,
  "encrypted_secret" = NULL,
  "lease_expires_at" = NULL,
  "due_at" = CASE WHEN "platform_url" IS NOT NULL THEN "due_at" END
WHERE "platform" = 'telegraph';

DELETE FROM "platform_credentials" WHERE "platform" = 'telegraph';

-- AlterEnum
CREATE TYPE "platform_new" AS ENUM ('medium', 'devto', 'wordpress', 'custom', 'hashnode', 'ghost');
ALTER TABLE "backlinks" ALTER COLUMN "platform" TYPE "platform_new" USING "platform"::text::"platform_new";
ALTER TABLE "platform_credentials" ALTER COLUMN "platform" TYPE "platform_new" USING "platform"::text::"platform_new";
DROP TYPE "platform";
ALTER TYPE "platform_new" RENAME TO "platform";
