-- Time in the editor changes with every stored draft, and nobody but the owner sees it: it invalidates no answers.
DROP TRIGGER notify ON blogs;

CREATE TRIGGER notify AFTER INSERT OR DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION notify_of_blog();

CREATE TRIGGER notify_update AFTER UPDATE ON blogs FOR EACH ROW
  WHEN (OLD.editing_seconds = NEW.editing_seconds OR OLD.updated_at <> NEW.updated_at)
  EXECUTE FUNCTION notify_of_blog();
