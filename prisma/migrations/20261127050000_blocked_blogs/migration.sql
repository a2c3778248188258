-- When the operator hid or deleted a blog.
ALTER TABLE "blogs" ADD COLUMN "blocked_at" TIMESTAMPTZ(3);

DROP TRIGGER notify_translations_update ON blogs;

CREATE TRIGGER notify_translations_update AFTER UPDATE ON blogs FOR EACH ROW
  WHEN ((OLD.translation_group_id, OLD.visibility, OLD.deleted_at, OLD.blocked_at) IS DISTINCT FROM
    (NEW.translation_group_id, NEW.visibility, NEW.deleted_at, NEW.blocked_at))
  EXECUTE FUNCTION notify_of_translations();
