-- Those who listen are told that a row changed. Arguments: the event; the columns that make its key, or none if there is
-- one key; who is told, as live_topics reads it; the data, as the name of each member and its column; who is told too
-- because of the row as it was. `removed` says whether the row is gone, which is a version too, so the version received
-- last is not passed on again.
CREATE OR REPLACE FUNCTION notify_live() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed CONSTANT jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE coalesce(to_jsonb(NEW), '{}') END;
  topics text[] := live_topics(TG_ARGV[2], changed);
  key text := TG_ARGV[0];
  data jsonb := '{}';
  member text;
BEGIN
  IF TG_NARGS > 4 AND TG_OP = 'UPDATE' THEN topics := topics || live_topics(TG_ARGV[4], to_jsonb(OLD)); END IF;
  IF topics = '{}' THEN RETURN NULL; END IF;
  IF TG_ARGV[1] <> '' THEN
    key := NULL;
    FOREACH member IN ARRAY string_to_array(TG_ARGV[1], ' ') LOOP
      key := concat_ws(':', key, changed ->> member);
    END LOOP;
  END IF;
  FOREACH member IN ARRAY string_to_array(TG_ARGV[3], ' ') LOOP
    data := data || jsonb_build_object(split_part(member, '=', 1), CASE member
      WHEN 'removed' THEN to_jsonb(TG_OP = 'DELETE')
      WHEN 'version=version' THEN to_jsonb((changed ->> 'version')::bigint + (TG_OP = 'DELETE')::integer)
      ELSE coalesce(changed -> split_part(member, '=', 2), '""')
    END);
  END LOOP;
  PERFORM raise_live(topics, TG_ARGV[0], key, data::json);
  RETURN NULL;
END
$$;

-- Each instance remembers who is signed in, with their rights and whether there is a notice to show.
CREATE OR REPLACE TRIGGER sessions_access AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_live('access', 'user_id', 'access', 'userId=user_id');
CREATE OR REPLACE TRIGGER user_roles_access AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION notify_live('access', 'user_id', 'access', 'userId=user_id');
CREATE OR REPLACE TRIGGER training_credentials_access AFTER DELETE OR UPDATE OF is_active, first_name, last_name
  ON training_credentials FOR EACH ROW EXECUTE FUNCTION notify_live('access', 'user_id', 'access', 'userId=user_id');
CREATE OR REPLACE TRIGGER second_factors_access AFTER DELETE OR UPDATE OF verified_at ON second_factors
  FOR EACH ROW EXECUTE FUNCTION notify_live('access', 'user_id', 'access', 'userId=user_id');
CREATE OR REPLACE TRIGGER account_notices_access AFTER INSERT OR UPDATE ON account_notices
  FOR EACH ROW EXECUTE FUNCTION notify_live('access', 'user_id', 'access', 'userId=user_id');

-- A person's account page lists their sessions.
CREATE OR REPLACE TRIGGER sessions_account AFTER INSERT OR DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_live('account', 'user_id', 'account:user_id', 'userId=user_id');
CREATE OR REPLACE TRIGGER second_factors_account AFTER INSERT OR UPDATE OR DELETE ON second_factors
  FOR EACH ROW EXECUTE FUNCTION notify_live('account', 'user_id', 'account:user_id', 'userId=user_id');
CREATE OR REPLACE TRIGGER account_notices_account AFTER INSERT OR UPDATE ON account_notices
  FOR EACH ROW EXECUTE FUNCTION notify_live('account', 'user_id', 'account:user_id', 'userId=user_id');

-- Each instance keeps settings, hosts and the published words in memory; open editors reread a changed draft.
CREATE OR REPLACE TRIGGER settings_live AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION notify_live('settings', '', 'settings', '');
CREATE OR REPLACE TRIGGER hosts_live AFTER INSERT OR UPDATE OR DELETE ON hosts
  FOR EACH ROW EXECUTE FUNCTION notify_live('settings', '', 'settings', '');
CREATE OR REPLACE TRIGGER content_live AFTER INSERT ON content_versions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_live('content', '', 'content', '');
-- Trainees' pages show the published lessons.
CREATE OR REPLACE TRIGGER content_lessons_live AFTER INSERT ON content_versions
  FOR EACH ROW WHEN (NEW.key = 'lessons') EXECUTE FUNCTION notify_live('lessons', '', 'videos', '');
CREATE OR REPLACE TRIGGER content_draft_live AFTER INSERT OR UPDATE OR DELETE ON content_drafts
  FOR EACH ROW EXECUTE FUNCTION notify_live('content-draft', 'key', 'content', '');
CREATE OR REPLACE TRIGGER lesson_videos_live AFTER INSERT OR UPDATE OR DELETE ON lesson_videos
  FOR EACH ROW EXECUTE FUNCTION notify_live('video', 'lesson_number', 'videos', 'lessonNumber=lesson_number');
CREATE OR REPLACE TRIGGER lesson_cue_changes_live AFTER INSERT OR DELETE ON lesson_cue_changes
  FOR EACH ROW EXECUTE FUNCTION notify_live('transcript', 'lesson_number', 'videos', 'lessonNumber=lesson_number');
CREATE OR REPLACE TRIGGER lesson_transcriptions_live AFTER INSERT OR UPDATE ON lesson_transcriptions
  FOR EACH ROW EXECUTE FUNCTION notify_live('transcription', 'lesson_number', 'videos', 'lessonNumber=lesson_number');
CREATE OR REPLACE TRIGGER lesson_notes_live AFTER INSERT OR UPDATE OR DELETE ON lesson_notes
  FOR EACH ROW EXECUTE FUNCTION notify_live('notes', 'user_id', 'notes:user_id', '');

-- Names, addresses and answers of visitors stay in the database.
CREATE OR REPLACE TRIGGER applicants_live AFTER INSERT OR UPDATE OR DELETE ON applicants
  FOR EACH ROW EXECUTE FUNCTION notify_live('applicants', 'id', 'applicants', 'id=id');
CREATE OR REPLACE TRIGGER applicant_scores_live AFTER INSERT OR UPDATE OR DELETE ON applicant_scores
  FOR EACH ROW EXECUTE FUNCTION notify_live('applicants', 'applicant_id', 'applicants', 'id=applicant_id');
CREATE OR REPLACE TRIGGER submissions_live AFTER INSERT OR UPDATE OR DELETE ON submissions
  FOR EACH ROW EXECUTE FUNCTION notify_live('inbox', 'id', 'inbox', 'id=id');
CREATE OR REPLACE TRIGGER bookings_live AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION notify_live('inbox', 'id', 'inbox', 'id=id');
CREATE OR REPLACE TRIGGER bookings_sessions_live AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION notify_live('sessions', 'id', 'sessions:trainee_id', 'id=id', 'sessions:trainee_id');

-- Lists of trainees: of everyone who sees all, and of the coach, also of the one before.
CREATE OR REPLACE TRIGGER training_credentials_live AFTER INSERT OR UPDATE OR DELETE ON training_credentials
  FOR EACH ROW EXECUTE FUNCTION notify_live('trainee', 'user_id', 'trainee:user_id', 'userId=user_id');
CREATE OR REPLACE TRIGGER user_roles_live AFTER INSERT OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION notify_live('trainee', 'user_id', 'trainee:user_id', 'userId=user_id');
-- Their own dashboard shows the coach and the next date.
CREATE OR REPLACE TRIGGER trainee_places_live AFTER INSERT OR UPDATE OR DELETE ON trainee_places
  FOR EACH ROW EXECUTE FUNCTION notify_live(
    'trainee', 'user_id', 'trainee:user_id trainees:coach_id sessions:user_id', 'userId=user_id', 'trainees:coach_id');
CREATE OR REPLACE TRIGGER cohort_members_live AFTER INSERT OR UPDATE OR DELETE ON cohort_members
  FOR EACH ROW EXECUTE FUNCTION notify_live(
    'trainee', 'user_id', 'trainee:user_id cohort:cohort_id sessions:user_id', 'userId=user_id', 'cohort:cohort_id');
CREATE OR REPLACE TRIGGER cohorts_live AFTER INSERT OR UPDATE OR DELETE ON cohorts
  FOR EACH ROW EXECUTE FUNCTION notify_live('trainee', 'id', 'trainees trainees:coach_id', 'userId=', 'trainees:coach_id');

CREATE OR REPLACE TRIGGER lesson_progress_live_change AFTER INSERT OR DELETE ON lesson_progress
  FOR EACH ROW EXECUTE FUNCTION notify_live(
    'progress', 'user_id lesson_number', 'progress:user_id trainee:user_id', 'userId=user_id lessonNumber=lesson_number removed');
CREATE OR REPLACE TRIGGER lesson_progress_live_update AFTER UPDATE ON lesson_progress
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION notify_live(
    'progress', 'user_id lesson_number', 'progress:user_id trainee:user_id', 'userId=user_id lessonNumber=lesson_number removed');

-- A reset, also of someone who has no progress yet.
CREATE OR REPLACE TRIGGER training_credentials_reset AFTER UPDATE OF progress_epoch ON training_credentials
  FOR EACH ROW WHEN (OLD.progress_epoch IS DISTINCT FROM NEW.progress_epoch)
  EXECUTE FUNCTION notify_live('reset', 'user_id', 'progress:user_id', '');

-- Recipients are told of a message, and its senders of what was read.
CREATE OR REPLACE TRIGGER message_recipients_live AFTER INSERT ON message_recipients
  FOR EACH ROW EXECUTE FUNCTION notify_live('message', '', 'sessions:user_id', '');
CREATE OR REPLACE TRIGGER message_receipts_live AFTER UPDATE ON message_recipients
  FOR EACH ROW EXECUTE FUNCTION notify_live('receipt', '', 'trainee:user_id', '');

CREATE OR REPLACE TRIGGER operations_cards_live AFTER INSERT OR UPDATE ON operations_cards
  FOR EACH ROW EXECUTE FUNCTION notify_live('card', 'id', 'operations', 'id=id revision=revision removed');

-- An import tells once, not for each of its rows.
CREATE OR REPLACE TRIGGER prospects_live AFTER INSERT OR DELETE ON prospects
  FOR EACH ROW WHEN (current_setting('setpoint.quiet', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION notify_live('prospect', 'id', 'tracker', 'id=id version=version removed');
CREATE OR REPLACE TRIGGER prospects_live_update AFTER UPDATE ON prospects
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW AND current_setting('setpoint.quiet', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION notify_live('prospect', 'id', 'tracker', 'id=id version=version removed');

-- Whoever began a bulk act sees how far it is.
CREATE OR REPLACE TRIGGER batches_live AFTER UPDATE ON batches
  FOR EACH ROW EXECUTE FUNCTION notify_live('batch', 'id', 'account:actor_id', 'id=id');
