-- Texts were read by a reader of our own and are read as CommonMark now (docs/decisions/0137). What was text and would
-- become a mark is escaped: backslashes, asterisks within words, and what starts a line. This does not foresee every
-- text. Lists with blank lines between their items become one list, and indented items nested ones. The
-- time grows with a line's signs times its length: a text or line with too many is copied as it is.

-- A letter or digit of a script with spaces between its words.
CREATE FUNCTION pg_temp.is_spaced(sign text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT sign ~ '^[^\s!-/:-@[-`{-~\u0080-\u00BF\u0E00-\u0EFF\u1000-\u11FF\u1780-\u17FF\u2000-\u206F\u3000-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]$'
$$;

CREATE FUNCTION pg_temp.signs(source text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT length(source) - length(translate(source, '\*`', ''))
$$;

-- Escapes backslashes that escaped nothing, and asterisks within words that opened nothing, outside inline code.
CREATE FUNCTION pg_temp.to_line(line text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  rest text := line;
  result text := '';
  piece text;
  before text := '';
  after text;
  open int := 0;
BEGIN
  IF line !~ '[\\*]' OR pg_temp.signs(line) * length(line) > 2000000 THEN RETURN line; END IF;
  WHILE rest <> '' LOOP
    piece := coalesce(
      (regexp_match(rest, '^((`+)[^`]+\2)(?!`)'))[1],
      (regexp_match(rest, '^(\\+|\*+|`+|[^\\*`]+)'))[1]);
    rest := substr(rest, length(piece) + 1);
    after := left(rest, 1);
    IF piece ~ '^\\+$' THEN
      IF after ~ '^[*`[\]]$' OR rest LIKE '![%' THEN
        IF length(piece) % 2 = 1 THEN
          piece := piece || after;
          rest := substr(rest, 2);
        END IF;
      ELSIF length(piece) > 1 OR after ~ '^[!-/:-@^_{-~]$' THEN
        piece := piece || piece;
      END IF;
    ELSIF piece ~ '^\*+$' THEN
      IF open > 0 AND before ~ '^\S$' THEN
        open := open - 1;
      ELSIF pg_temp.is_spaced(before) AND pg_temp.is_spaced(after) THEN
        piece := regexp_replace(piece, '\*', '\\*', 'g');
      ELSIF after ~ '^\S$' THEN
        open := open + 1;
      END IF;
    END IF;
    result := result || piece;
    before := right(piece, 1);
  END LOOP;
  RETURN result;
END $$;

-- Escapes a line that was no list item, heading, quotation, fence, rule or table, and would be one.
CREATE FUNCTION pg_temp.to_start(line text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN line ~ '^([-+*](\s|$)|#{1,6}(\s|$)|>|~~~|```[^`]*$|:?-[-:|\s]*$|([*_]\s*){3,}$)' THEN '\' || line
    ELSE regexp_replace(line, '^(\d{1,3})([.)](\s|$))', '\1\\\2')
  END
$$;

-- The lines between two blank lines.
CREATE FUNCTION pg_temp.to_block(block text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  escaped constant text := '^(\s*(?:\\{1,2}(?:-\s|>(?:\s|$)|###\s|\|)|\d{1,3}\\{1,2}\.\s))';
  mark text;
  kind text;
BEGIN
  FOREACH mark IN ARRAY ARRAY['-\s+(?=\S)', '\d{1,3}\.\s+(?=\S)', '>(?:\s+|$)', '###\s+(?=\S)'] LOOP
    IF (SELECT bool_and(line ~ ('^\s*' || mark)) FROM unnest(block) line) THEN kind := mark; EXIT; END IF;
  END LOOP;
  RETURN (
    SELECT string_agg(
      CASE
        WHEN kind IS NOT NULL THEN
          substring(line FROM '^(\s*' || kind || ')') ||
          pg_temp.to_start(pg_temp.to_line(regexp_replace(line, '^\s*' || kind, '')))
        WHEN line ~ '^\s*\|.*\|\s*$' THEN
          regexp_replace(pg_temp.to_line(line), '([^\s|\\])\|(?=[^\s|])', '\1\\|', 'g')
        -- Escaped already.
        WHEN line ~ escaped THEN substring(line FROM escaped) || pg_temp.to_line(regexp_replace(line, escaped, ''))
        ELSE substring(line FROM '^\s*') || pg_temp.to_start(pg_temp.to_line(ltrim(line)))
      END, E'\n' ORDER BY place)
    FROM unnest(block) WITH ORDINALITY AS lines (line, place));
END $$;

CREATE FUNCTION pg_temp.to_commonmark(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  lines text[] := string_to_array(source, E'\n');
  trimmed text[] := (
    SELECT array_agg(btrim(line, E' \t\r') ORDER BY at) FROM unnest(lines) WITH ORDINALITY AS each (line, at));
  result text[] := '{}';
  block text[] := '{}';
  fence text;
  closing int;
  place int := 1;
BEGIN
  IF source !~ '[\\*+#>~|`_]|\d[.)]|(^|\n)\s*:?-' OR pg_temp.signs(source) > 2000 THEN
    RETURN source;
  END IF;
  WHILE place <= cardinality(lines) + 1 LOOP
    fence := (regexp_match(lines[place], '^\s*(`{3,})\s*[\w+#.-]{0,30}\s*$'))[1];
    closing := CASE WHEN fence IS NOT NULL THEN array_position(trimmed, fence, place + 1) END;
    IF (closing IS NOT NULL OR lines[place] IS NULL OR lines[place] ~ '^\s*(###\s|$)') AND cardinality(block) > 0 THEN
      result := result || pg_temp.to_block(block);
      block := '{}';
    END IF;
    IF closing IS NOT NULL THEN
      result := result || lines[place:closing];
      place := closing;
    ELSIF lines[place] ~ '^\s*###\s' THEN
      result := result || pg_temp.to_block(ARRAY[lines[place]]);
    ELSIF lines[place] ~ '^\s*$' THEN
      result := result || lines[place];
    ELSIF lines[place] IS NOT NULL THEN
      block := block || lines[place];
    END IF;
    place := place + 1;
  END LOOP;
  RETURN array_to_string(result, E'\n');
END $$;

-- A list of objects with one of their texts converted.
CREATE FUNCTION pg_temp.to_commonmark(list jsonb, field text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    jsonb_agg(each || jsonb_build_object(field, pg_temp.to_commonmark(each ->> field)) ORDER BY place), '[]')
  FROM jsonb_array_elements(list) WITH ORDINALITY AS list (each, place)
$$;

-- Key points have no blocks.
CREATE FUNCTION pg_temp.to_points(list jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(pg_temp.to_line(point) ORDER BY place), '[]')
  FROM jsonb_array_elements_text(list) WITH ORDINALITY AS list (point, place)
$$;

CREATE FUNCTION pg_temp.to_draft(draft jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT draft || jsonb_build_object(
    'intro', pg_temp.to_commonmark(draft ->> 'intro'),
    'conclusion', pg_temp.to_commonmark(draft ->> 'conclusion'),
    'keyPoints', (SELECT coalesce(string_agg(pg_temp.to_line(line), E'\n' ORDER BY place), '')
      FROM unnest(string_to_array(draft ->> 'keyPoints', E'\n')) WITH ORDINALITY AS lines (line, place)),
    'sections', pg_temp.to_commonmark(draft -> 'sections', 'content'),
    'questions', pg_temp.to_commonmark(draft -> 'questions', 'answer'))
$$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['blogs', 'blog_revisions'] LOOP
    EXECUTE format('
      UPDATE %I AS stored
      SET intro = next.intro, sections = next.sections, conclusion = next.conclusion,
        key_points = next.key_points, questions = next.questions
      FROM (
        SELECT id, pg_temp.to_commonmark(intro) AS intro, pg_temp.to_commonmark(sections, ''content'') AS sections,
          pg_temp.to_commonmark(conclusion) AS conclusion, pg_temp.to_points(key_points) AS key_points,
          pg_temp.to_commonmark(questions, ''answer'') AS questions
        FROM %I
      ) AS next
      WHERE stored.id = next.id
        AND (stored.intro, stored.sections, stored.conclusion, stored.key_points, stored.questions)
          IS DISTINCT FROM (next.intro, next.sections, next.conclusion, next.key_points, next.questions)', name, name);
  END LOOP;
END $$;

UPDATE blog_drafts
SET text = text || jsonb_build_object('draft', pg_temp.to_draft(text -> 'draft'), 'base', pg_temp.to_draft(text -> 'base'));

DROP FUNCTION pg_temp.to_draft, pg_temp.to_points, pg_temp.to_commonmark(jsonb, text), pg_temp.to_commonmark(text),
  pg_temp.to_block, pg_temp.to_start, pg_temp.to_line, pg_temp.signs, pg_temp.is_spaced;
