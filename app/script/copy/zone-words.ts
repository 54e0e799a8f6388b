// cspell:disable
/** How people say which time zone an hour is in, besides the places of `app/reading/places.ts`. */

/** American zones by their names. */
export const ZONE_FORMS: readonly [RegExp, string][] = [
  [/\b(?:e[sd]?t|eastern|hora del este)\b/, "Eastern"],
  [/\b(?:c[sd]?t|central|hora del centro)\b/, "Central"],
  [/\b(?:m[sd]?t|mountain|hora de la montaña)\b/, "Mountain"],
  [/\b(?:p[sd]?t|pacific|hora del pac[ií]fico)\b/, "Pacific"],
];
/** Abbreviations that are no other word. */
export const ABBREVIATIONS =
  "utc gmt bst ist cet cest eet aest aedt acst awst nzst nzdt jst kst sgt hkt pht wib sast akst akdt hst brt";

/** Places that no list of countries and cities has under this name. */
export const CALLED_PLACES =
  "ph, phil, phils, philippine, philippines, pinas, pilipinas, pinoy, filipino, indian, british, aussie, australian, mexican, canadian, nigerian, jamaican, cali, cebu, davao, mumbai, delhi, new delhi, bangalore, abuja, islamabad, west coast, east coast, midwest, dominican, dr, philly, jersey, upstate, carolina, ny, nj, az, tx, ca, fl, la, nv, ga, uk, us, nz";
/** Of those, and of the other places, what is an ordinary word before "time" or after an hour. */
export const NO_PLACES =
  "other, miss, mass, wash, ill, can, ore, ala, wake, center, midway, troll, easter, davis, casey, mobile, reading, cuba libre, mac, stanley, ind, mac, us";
/** Written in capitals. */
export const CAPITALS = "ph dr ny nyc nj az tx ca fl la nv ga uk us nz usa uae dfw atl slc";
