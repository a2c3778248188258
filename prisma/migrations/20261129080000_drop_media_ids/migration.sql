ALTER TABLE "backlinks" DROP COLUMN "media_ids";
