-- A review ends with the text that it was of.
UPDATE "blogs" SET "reviewed_at" = NULL WHERE "edited_at" > "reviewed_at";
