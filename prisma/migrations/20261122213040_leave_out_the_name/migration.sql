-- AlterTable
ALTER TABLE "users" ADD COLUMN     "hides_branding" BOOLEAN NOT NULL DEFAULT false;

-- What of a user is shown to others (docs/decisions/0040), with whether the product is named beside it.
DROP TRIGGER notify_update ON users;

CREATE TRIGGER notify_update AFTER UPDATE ON users FOR EACH ROW
  WHEN (
    (OLD.name, OLD.email, OLD.slug, OLD.image, OLD.avatar_id, OLD.biography, OLD.links, OLD.hides_branding)
    IS DISTINCT FROM
    (NEW.name, NEW.email, NEW.slug, NEW.image, NEW.avatar_id, NEW.biography, NEW.links, NEW.hides_branding)
  )
  EXECUTE FUNCTION notify_of_user();

-- Whether a user subscribes decides what others are shown of them (docs/decisions/0081).
CREATE FUNCTION notify_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION notify_of_subscription();
