-- Every committed write tells all processes what it changed, on the channel 'changes' (docs/decisions/0040).
-- What each name stands for is said in lib/changes/names.ts.

-- A blog's own answers, the lists of its owner (of the one before as well when it changes hands), and the lists of all.
CREATE FUNCTION notify_of_blog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'blog:' || COALESCE(NEW.id, OLD.id));
  PERFORM pg_notify('changes', 'blogs');
  IF NEW.user_id IS NOT NULL THEN
    PERFORM pg_notify('changes', 'blogs-of:' || NEW.user_id);
  END IF;
  IF OLD.user_id IS NOT NULL AND OLD.user_id IS DISTINCT FROM NEW.user_id THEN
    PERFORM pg_notify('changes', 'blogs-of:' || OLD.user_id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON blogs
  FOR EACH ROW EXECUTE FUNCTION notify_of_blog();

-- What of a user is shown to others.
CREATE FUNCTION notify_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || OLD.id);
  RETURN NULL;
END $$;

CREATE TRIGGER notify_update AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.slug, OLD.image) IS DISTINCT FROM (NEW.name, NEW.email, NEW.slug, NEW.image))
  EXECUTE FUNCTION notify_of_user();

CREATE TRIGGER notify_delete AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION notify_of_user();

-- A run of the writer: queued, taken up or ended, and each event of it.
CREATE FUNCTION notify_of_generation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'generation:' || NEW.id);
  PERFORM pg_notify('changes', 'generations');
  RETURN NULL;
END $$;

CREATE TRIGGER notify_insert AFTER INSERT ON generations FOR EACH ROW EXECUTE FUNCTION notify_of_generation();

CREATE TRIGGER notify_update AFTER UPDATE OF status ON generations FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION notify_of_generation();

CREATE FUNCTION notify_of_generation_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'generation:' || NEW.generation_id);
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT ON generation_events
  FOR EACH ROW EXECUTE FUNCTION notify_of_generation_event();
