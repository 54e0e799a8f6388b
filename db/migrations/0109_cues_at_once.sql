-- As db/search-indexes.sql has it now; a server without pg_trgm has no such index.
ALTER INDEX IF EXISTS lesson_cues_words_trigrams SET (fastupdate = true);
