-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "translation_group_id" TEXT;

-- CreateIndex
CREATE INDEX "blogs_translation_group_id_idx" ON "blogs"("translation_group_id");

-- Pages show links to a blog's translations: they change when one is made, hidden, shown, deleted, restored or leaves its group.
CREATE FUNCTION notify_of_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.translation_group_id IS NOT NULL THEN
    PERFORM pg_notify('changes', 'translations:' || NEW.translation_group_id);
  END IF;
  IF OLD.translation_group_id IS NOT NULL AND OLD.translation_group_id IS DISTINCT FROM NEW.translation_group_id THEN
    PERFORM pg_notify('changes', 'translations:' || OLD.translation_group_id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER notify_translations_insert_delete AFTER INSERT OR DELETE ON blogs
  FOR EACH ROW EXECUTE FUNCTION notify_of_translations();

CREATE TRIGGER notify_translations_update AFTER UPDATE ON blogs FOR EACH ROW
  WHEN ((OLD.translation_group_id, OLD.visibility, OLD.deleted_at) IS DISTINCT FROM
    (NEW.translation_group_id, NEW.visibility, NEW.deleted_at))
  EXECUTE FUNCTION notify_of_translations();
