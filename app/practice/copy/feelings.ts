/** Words of people who hurt or fear something, in what a prospect tells. */
export const FEELING =
  /\b(?:scared|afraid|terrified|nervous|worried|ashamed|embarrassed|lonely|exhausted|burned out|stupid|cry|cried|crying|hurts?|heartbroken|divorced?|died|passed away|cancer|sick|evict(?:ed|ion)|behind on|in collections|debt|broke|lost|scammed|took my money|laid off|let go|fired|(?:can't|cannot|couldn't) afford|let (?:\w+ ){1,2}down|never see|(?:i|we) miss|don't talk about it|made (?:that|it) worse)\b/i;
