/** A line in a list of people that is about none of them: its title, a greeting, the head of a mail (PEOPLE-5). Pure; runs anywhere. */

const OF_LISTS = words(
  "team teams list lists staff people names name email emails mail address addresses contact contacts trainee trainees setter setters student students participant participants attendee attendees member members recipient recipients invite invites invitees hire hires joiner joiners starter starters employee employees crew roster class cohort cohorts group groups intake batch onboarding total",
);
const AROUND =
  words(`a all and at for from full first last in list my new next of on our sales appointment the this to with who start starts starting
  january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec
  monday tuesday wednesday thursday friday saturday sunday week month spring summer fall autumn winter q1 q2 q3 q4`);
const HEAD = /^(?:from|sent|date|subject|reply-to|re|fwd?)\s?:/i;
const GREETING =
  /^(?:hi|hello|hey|dear|thanks|thank you|many thanks|best|best regards|kind regards|regards|cheers|please|here (?:is|are)|these are|below|see below|sent from my)\b/i;
/** “Best” and “Hi” may begin a name, too. */
const LONGEST_GREETING = 120;

export function isTitleLine(line: string): boolean {
  const text = line.trim();
  if (text.endsWith(":") || HEAD.test(text)) return true;
  if (isGreeting(text.slice(0, LONGEST_GREETING))) return true;
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isKnown = (word: string) => OF_LISTS.has(word) || AROUND.has(word) || /^\d+$/.test(word);
  return all.some((word) => OF_LISTS.has(word)) && all.every(isKnown);
}

function isGreeting(text: string): boolean {
  const [said = ""] = GREETING.exec(text) ?? [];
  if (said === "") return false;
  const behind = text.slice(said.length);
  return (
    /^\s*[,.!]?$|^\s*,/.test(behind) ||
    /^(?:please|here|these|below|see|sent)/i.test(said) ||
    /\s\p{Ll}/u.test(behind)
  );
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
