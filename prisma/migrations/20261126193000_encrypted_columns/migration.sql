-- Name the encrypted columns by their content.
ALTER TABLE "backlinks" RENAME COLUMN "sealed" TO "encrypted_secret";
ALTER TABLE "platform_credentials" RENAME COLUMN "sealed" TO "encrypted_secret";
ALTER TABLE "generations" RENAME COLUMN "sealed_platforms" TO "encrypted_platforms";
