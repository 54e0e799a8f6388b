-- Keeps every word that is said in a lesson, so the search knows what a mistyped one may mean (MED-6).
CREATE OR REPLACE FUNCTION learn_lesson_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Each new word once: a whole transcript has its words thousands of times, and their runs of letters take longest.
  INSERT INTO lesson_words (word, grams)
  SELECT heard.word, word_grams(heard.word)
  FROM (
    SELECT DISTINCT said.lexeme AS word
    FROM changed, unnest(to_tsvector('english', coalesce(changed.chapter, '') || ' ' || changed.words)) AS said
    WHERE said.lexeme ~ '[[:alpha:]]' AND length(said.lexeme) BETWEEN 3 AND 40
  ) AS heard
  WHERE NOT EXISTS (SELECT FROM lesson_words WHERE lesson_words.word = heard.word)
  ORDER BY heard.word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_cues_added AFTER INSERT ON lesson_cues
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_lesson_words();

CREATE OR REPLACE TRIGGER lesson_cues_changed AFTER UPDATE ON lesson_cues
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_lesson_words();
