/** Words of people who hurt or fear something, in what a prospect tells. */
export const FEELING =
  /\b(?:scared|afraid|terrified|nervous|worried|ashamed|embarrassed|lonely|exhausted|burned out|stupid|cry|cried|crying|hurts?|heartbroken|divorced?|died|passed away|cancer|sick|evict(?:ed|ion)|behind on|in collections|debt|broke|lost|scammed|took my money|laid off|let go|fired|(?:can't|cannot|couldn't) afford|let (?:\w+ ){1,2}down|never see|(?:i|we) miss|don't talk about it|made (?:that|it) worse)\b/i;

/** Words of people who ask for a moment before anything else is said. */
export const NEEDS_A_MOMENT =
  /\b(?:(?:need|want|(?:would|'d) like|give me|get|have) (?:just )?(?:an?|some|one|(?:a )?little)(?: little)? (?:sec|second|min|minute|moment|bit|time|space|breather|day)\b(?! job)|(?:gimme|one) (?:a )?(?:sec|second|min|minute|moment)\b|sleep on (?:it|this)|(?:sit|stay) with (?:it|this)|(?:let me|have to|need to|gotta|got to) think\b)/i;

/** Words of people who have no time now, and say nothing of later. */
export const NO_TIME =
  /\b(?:swamped|slammed|snowed under|(?:so|too|really|super|crazy|insanely|been|pretty|just) busy|busy (?:right now|rn|at the moment|until|till|this)|no time|(?:don't|do not|haven't|have not|can't) (?:really )?(?:have|got|find|make)?(?: the| any| much)? ?time|(?:zero|nothing) right now|not (?:a )?good time|(?:[5-9]\d|1\d\d) hours a week)\b/i;
