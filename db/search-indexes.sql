-- Indexes of trigrams, for searches by a part of a name, an address or a text: app/platform/queries reads the same
-- expressions. Each is created at start if it is missing and the database has pg_trgm. After a change to what
-- `plain_text` or `plain_name` returns, give them new names: an index keeps what it returned before.
CREATE INDEX trainee_overviews_search_trigrams ON trainee_overviews
  USING gin (search gin_trgm_ops) WITH (fastupdate = false);
CREATE INDEX prospects_plain_name_trigrams ON prospects
  USING gin (plain_name(first_name || ' ' || last_name) gin_trgm_ops) WITH (fastupdate = false);
CREATE INDEX prospect_pasts_plain_name_trigrams ON prospect_pasts
  USING gin (plain_name((typed->>'firstName') || ' ' || (typed->>'lastName')) gin_trgm_ops) WITH (fastupdate = false);
CREATE INDEX submissions_plain_sender_trigrams ON submissions
  USING gin (plain_name(sender_name || chr(10) || sender_mail) gin_trgm_ops) WITH (fastupdate = false);
CREATE INDEX bookings_plain_guest_trigrams ON bookings
  USING gin (plain_name(guest_name || chr(10) || guest_mail) gin_trgm_ops) WITH (fastupdate = false);
CREATE INDEX applicants_plain_person_trigrams ON applicants
  USING gin (plain_name(name || chr(10) || mail) gin_trgm_ops) WITH (fastupdate = false);
-- Thousands of cues arrive at once, and run by run of letters that took longer than a statement may.
CREATE INDEX lesson_cues_words_trigrams ON lesson_cues
  USING gin (plain_text(words) gin_trgm_ops) WITH (fastupdate = true);
