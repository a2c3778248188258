-- Ended runs whose platforms are still to be handed on: few, and looked for every few seconds.
CREATE INDEX "generations_to_publish_idx" ON "generations" ("finished_at")
  WHERE "sealed_platforms" IS NOT NULL AND "status" = 'succeeded';
