/** What a person would write after “Hey”, of a first name as sheets and profiles have it. Pure; runs anywhere. */

/** A cell that a spreadsheet or a program fills where there is no name. “Nan” is a name, “nan” is none. */
const NO_NAME =
  /^(?:nan|NaN|NAN|n\/?a|none|null|nil|undefined|unknown|no name|instagram|facebook|(?:instagram|facebook) (?:user|member)|user\d*|#.*)$/;
const LABEL = /^(?:real |first |full )?name\s*(?:is\b|[:=])|^(?:aka|ig|fb|insta|tiktok)\s*:/i;
const TITLE = /^(?:dr|drs|mr|mrs|ms|miss|mx|prof|professor|rev|reverend|sir|madam)\.?$/i;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|phd|md|mba|rn)\.?$/i;
const INITIALS = /^(?:\p{L}\.){2,}$|^\p{Lu}\.(?:\p{Lu}\.?)?$/u;
/** Words that begin a handle or a slogan, not a name. */
const NO_FIRST_WORD =
  /^(?:the|its|it|im|iam|i|real|official|mom|mommy|mama|dad|team|shop|life|living|simply|just|not|hey|hi|yours|your|my|our|an|of)$/i;
const LONGEST = 30;

/** “REAL NAME: Ann Lee”, as some put it next to a handle. */
export function withoutNameLabel(name: string): string {
  return name.trim().replace(LABEL, "").trim();
}

/** Empty if nobody can be called by it. */
export function greetingName(given: string): string {
  const text = withoutNameLabel(given.normalize("NFC").replace(/\p{Cf}/gu, ""));
  if (NO_NAME.test(text) || NO_NAME.test(text.toLowerCase().replace(/^nan$/, ""))) return "";
  const both = withoutAside(text)
    .split(/&|\+|\band\b/i)
    .slice(0, 2)
    .map(oneName)
    .filter((name) => name !== "");
  const name = both.join(" and ");
  return name.length > LONGEST ? "" : name;
}

/** What stands in brackets or behind a sign is about them; a nickname alone in brackets is all there is. */
function withoutAside(text: string): string {
  const [, inside = ""] = /^[([{"“]([^)\]}"”]*)[)\]}"”]?$/.exec(text) ?? [];
  if (inside) return inside;
  const before = text.replace(/[([{"“«].*$/s, "");
  return before.split(/[|/•·~–—,;:*\\<>=]|\s-\s|\.\.+/)[0] ?? "";
}

function oneName(text: string): string {
  const words = text
    .split(/\s+/)
    .map((word) =>
      word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}\p{M}.'’])[^\p{L}\p{N}\p{M}.'’]+$/gu, ""),
    )
    .filter((word) => /\p{L}/u.test(word) && !SUFFIX.test(word));
  while (TITLE.test(words[0] ?? "")) words.shift();
  const [first = "", second = ""] = words;
  const called = ofHandle(first);
  if ([...called].length === 1 && words.length > 1) return "";
  if (called === "" || NO_FIRST_WORD.test(called)) return "";
  // A middle initial is not said, and neither is a third name.
  const isSaid = words.length === 2 && /^[\p{L}\p{M}'’-]{2,}$/u.test(second);
  return isSaid ? `${inCase(called)} ${inCase(second)}` : inCase(called);
}

/** `ann.lee92` is Ann; `J.R.` stays. */
function ofHandle(word: string): string {
  if (INITIALS.test(word)) return word;
  const [part = ""] = word.split(/[^\p{L}\p{M}'’-]+/u);
  return [...part].length > 1 || word === part ? part : "";
}

/** `ANN` and `ann` are Ann; `JD` and `McKenzie` stay. */
function inCase(name: string): string {
  const isShort = [...name].length < 3;
  const isShouted = name === name.toUpperCase() && !isShort && !INITIALS.test(name);
  const lower = isShouted ? name.toLowerCase() : name;
  const isSmall = lower === lower.toLowerCase();
  return isSmall
    ? lower.replace(/(^|[-'’](?=\p{L}{2}))\p{L}/gu, (each) => each.toUpperCase())
    : lower;
}
