-- Both give what they gave (docs/decisions/0075), for a text of any length.

-- Each two neighbours of such a run, and its last character. One after the other: to find a place in a text, PostgreSQL counts
-- its characters from the beginning, which took seconds for a long run.
CREATE OR REPLACE FUNCTION character_pairs(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(
  SELECT DISTINCT letter || lead(letter, 1, '') OVER (PARTITION BY number ORDER BY place)
  FROM east_asian_runs(given) WITH ORDINALITY AS runs(run, number),
    string_to_table(run, NULL) WITH ORDINALITY AS letters(letter, place)));

-- As before, of the first 100,000 characters: a vector takes 1 MB, and what is longer could not be saved.
CREATE OR REPLACE FUNCTION search_vector(config regconfig, title text, body text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT strip(to_tsvector(config, words) || to_tsvector(config, without_accents(words))
      || to_tsvector('simple', without_accents(without_east_asian_runs(search_form(title)))))
    || character_pairs(text_form)
  FROM (SELECT left(search_form(title || E'\n' || body), 100000) AS text_form) AS forms,
    LATERAL (SELECT without_east_asian_runs(text_form) AS words) AS parts;
END;
