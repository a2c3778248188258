-- What an owner's search compares (docs/decisions/0075). No extension is needed, and no more rights than a table's owner has.

-- One form of what is written in several ways: width of letters and digits (NFKC), small letters, spaces for signs. Where the
-- database's locale is C, its parser takes every sign beyond ASCII for a letter: typographic quotes and apostrophes, dashes.
CREATE FUNCTION search_form(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(lower(normalize(given, NFKC)),
  '[\u0080-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3008-\u303f\u30fb\ufe10-\ufe6f]+', ' ', 'g');

-- Latin letters without accents; those of other scripts are letters of their own.
CREATE FUNCTION without_accents(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN normalize(regexp_replace(normalize(given, NFD), '([a-z])[\u0300-\u036f]+', '\1', 'g'), NFC);

-- Chinese and Japanese are written without spaces: runs of their characters, and everything but them.
CREATE FUNCTION east_asian_runs(given text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (regexp_matches(given, '[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+', 'g'))[1];

CREATE FUNCTION without_east_asian_runs(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(given, '[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+', ' ', 'g');

-- Each two neighbours of such a run, and its last character.
CREATE FUNCTION character_pairs(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(
  SELECT DISTINCT substr(run, place, 2)
  FROM east_asian_runs(given) AS run, generate_series(1, length(run)) AS place));

-- All strings in what a path leads to.
CREATE FUNCTION strings_of(given jsonb, path jsonpath) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT coalesce(string_agg(value #>> '{}', E'\n'), '')
  FROM jsonb_path_query(given, path) AS value WHERE jsonb_typeof(value) = 'string');

-- The words of a text in the forms that its language's stemmer gives them, with accents and without, and its pairs.
-- Places of words are not stored: nothing asks for them, and they are most of the size.
CREATE FUNCTION search_vector(config regconfig, title text, body text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT strip(to_tsvector(config, words) || to_tsvector(config, without_accents(words))
      || to_tsvector('simple', without_accents(without_east_asian_runs(search_form(title)))))
    || character_pairs(text_form)
  FROM (SELECT search_form(title || E'\n' || body) AS text_form) AS forms,
    LATERAL (SELECT without_east_asian_runs(text_form) AS words) AS parts;
END;

ALTER TABLE "blogs" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_vector(
  CASE "language"
    WHEN 'english' THEN 'english'::regconfig
    WHEN 'french' THEN 'french'::regconfig
    WHEN 'spanish' THEN 'spanish'::regconfig
    WHEN 'german' THEN 'german'::regconfig
    WHEN 'russian' THEN 'russian'::regconfig
    WHEN 'portuguese' THEN 'portuguese'::regconfig
    WHEN 'italian' THEN 'italian'::regconfig
    ELSE 'simple'::regconfig
  END,
  "title",
  "intro" || E'\n' || strings_of("sections", '$[*].*') || E'\n' || "conclusion" || E'\n'
    || strings_of("key_points", '$[*]') || E'\n' || strings_of("questions", '$[*].*')
)) STORED;

-- What somebody searches for: all of their words, in the language of each blog, whole or as the beginning of one; all pairs.
-- A word that a language leaves out of its texts is not asked for there.
CREATE FUNCTION search_query(given text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH form AS (
    SELECT search_form(given) AS whole
  ), words AS (
    SELECT lexeme AS word, without_accents(lexeme) AS plain
    FROM form, unnest(to_tsvector('simple', without_east_asian_runs(whole)))
  ), of_languages AS (
    SELECT string_agg('((' || (plainto_tsquery(config, word) || plainto_tsquery(config, plain))::text || ') | '''
      || replace(replace(plain, '\', '\\'), '''', '''''') || ''':*)', ' & ') AS query
    FROM words, unnest(ARRAY['english'::regconfig, 'french', 'spanish', 'german', 'russian', 'portuguese', 'italian', 'simple'])
      AS config
    WHERE numnode(plainto_tsquery(config, word)) > 0
    GROUP BY config
  ), pairs AS (
    SELECT CASE WHEN length(run) = 1 THEN '''' || run || ''':*' ELSE '''' || substr(run, place, 2) || '''' END AS pair
    FROM form, east_asian_runs(whole) AS run, generate_series(1, greatest(length(run) - 1, 1)) AS place
  )
  SELECT concat_ws(' & ',
    (SELECT '(' || string_agg(DISTINCT '(' || query || ')', ' | ') || ')' FROM of_languages),
    (SELECT string_agg(DISTINCT pair, ' & ') FROM pairs))::tsquery;
END;

-- A vector is read from beside its row, which the planner does not count: it would rather compare all of an owner's blogs
-- one by one. This function returns what it is given, and only says what that costs.
CREATE FUNCTION stored_vector(given tsvector) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000
AS $$ BEGIN RETURN given; END $$;

CREATE INDEX "blogs_search_idx" ON "blogs" USING GIN (stored_vector("search"));

-- By what titles are sorted, as people expect it: whatever their capitals and accents.
ALTER TABLE "blogs" ADD COLUMN "sort_title" text COLLATE "C" GENERATED ALWAYS AS (without_accents(search_form("title"))) STORED;
