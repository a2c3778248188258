-- The current triggers of the database, in one place. Migrations create them; tests/handlers/triggers.test.ts compares.
-- To change one: edit it here and put the same statements into a migration.
--
-- Every committed write notifies all processes of what it changed, on the channel 'changes' (docs/decisions/0040).
-- lib/changes/names.ts lists the names.

-- A blog: its own answers, the lists of its old and new owner, and the lists of all blogs.
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

-- The links between translations on their pages.
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
  WHEN ((OLD.translation_group_id, OLD.visibility, OLD.deleted_at, OLD.blocked_at) IS DISTINCT FROM
    (NEW.translation_group_id, NEW.visibility, NEW.deleted_at, NEW.blocked_at))
  EXECUTE FUNCTION notify_of_translations();

-- The first time a blog becomes public is its date of publication.
CREATE FUNCTION date_first_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
  RETURN NEW;
END $$;

CREATE TRIGGER date_first_publication BEFORE INSERT OR UPDATE OF visibility ON blogs FOR EACH ROW
  WHEN (NEW.visibility = 'public' AND NEW.published_at IS NULL)
  EXECUTE FUNCTION date_first_publication();

-- The public profile of a user.
CREATE FUNCTION notify_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || OLD.id);
  RETURN NULL;
END $$;

CREATE TRIGGER notify_update AFTER UPDATE ON users FOR EACH ROW
  WHEN (
    (OLD.name, OLD.email, OLD.slug, OLD.image, OLD.avatar_id, OLD.biography, OLD.links, OLD.hides_branding)
    IS DISTINCT FROM
    (NEW.name, NEW.email, NEW.slug, NEW.image, NEW.avatar_id, NEW.biography, NEW.links, NEW.hides_branding)
  )
  EXECUTE FUNCTION notify_of_user();

CREATE TRIGGER notify_delete AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION notify_of_user();

-- A subscription decides about a user's branding and custom domain.
CREATE FUNCTION notify_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  PERFORM pg_notify('changes', 'domains');
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION notify_of_subscription();

-- A custom domain: hosts in service, and the addresses of its owner's blogs.
CREATE FUNCTION notify_of_domain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'domains');
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;

CREATE TRIGGER notify_row AFTER INSERT OR DELETE ON custom_domains
  FOR EACH ROW EXECUTE FUNCTION notify_of_domain();

CREATE TRIGGER notify_update AFTER UPDATE ON custom_domains FOR EACH ROW
  WHEN (OLD.verified_host IS DISTINCT FROM NEW.verified_host)
  EXECUTE FUNCTION notify_of_domain();

-- A generation: its status, for its batch too, and each of its events.
CREATE FUNCTION notify_of_generation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'generation:' || NEW.id);
  PERFORM pg_notify('changes', 'generations');
  IF NEW.batch_id IS NOT NULL THEN
    PERFORM pg_notify('changes', 'batch:' || NEW.batch_id);
  END IF;
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

-- A deleted picture whose bytes are in the S3-compatible store: queue them for removal (docs/decisions/0046).
CREATE FUNCTION note_unused_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (id, kind) VALUES ('unused_picture ' || OLD.id, 'unused_picture')
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, lease_expires_at = NULL;
  PERFORM pg_notify('changes', 'jobs');
  RETURN NULL;
END $$;

CREATE TRIGGER note_unused AFTER DELETE ON images FOR EACH ROW
  WHEN (OLD.bytes IS NULL)
  EXECUTE FUNCTION note_unused_picture();

-- An author's site and its pages, on all pages of the author.
CREATE FUNCTION notify_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON sites
  FOR EACH ROW EXECUTE FUNCTION notify_of_site();

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON site_pages
  FOR EACH ROW EXECUTE FUNCTION notify_of_site();

-- A blog that is or was public: search engines and subscribers are told a minute later, unless it changed again.
CREATE FUNCTION note_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (id, kind, due_at)
    VALUES ('publication ' || COALESCE(NEW.id, OLD.id), 'publication', now() + interval '1 minute')
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, lease_expires_at = NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER note_publication_insert AFTER INSERT ON blogs FOR EACH ROW
  WHEN (NEW.visibility = 'public' AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION note_publication();

CREATE TRIGGER note_publication_update AFTER UPDATE ON blogs FOR EACH ROW
  WHEN ((OLD.visibility = 'public' OR NEW.visibility = 'public') AND NEW.user_id IS NOT NULL
    AND (OLD.slug IS NOT NULL OR NEW.slug IS NULL))
  EXECUTE FUNCTION note_publication();
