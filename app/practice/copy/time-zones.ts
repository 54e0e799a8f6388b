/** Where people who name a state or a big city there keep which time. A state with two has that of most of its people. */
// cspell:ignore scottsdale vegas boise tulsa tampa tucson mesa milwaukee reno spokane
export const OF_A_PLACE = {
  Eastern:
    /\b(?:e[sd]?t|eastern|connecticut|delaware|florida|georgia|indiana|kentucky|maine|maryland|massachusetts|michigan|new (?:hampshire|jersey|york)|north carolina|ohio|pennsylvania|rhode island|south carolina|vermont|virginia|tampa|miami|orlando|atlanta|boston|detroit|philadelphia|columbus|cleveland|charlotte|nyc|brooklyn)\b/i,
  Central:
    /\b(?:c[sd]?t|central|alabama|arkansas|illinois|iowa|kansas|louisiana|minnesota|mississippi|missouri|nebraska|north dakota|oklahoma|south dakota|tennessee|texas|wisconsin|tulsa|memphis|nashville|chicago|dallas|houston|austin|san antonio|madison|milwaukee|minneapolis|new orleans|omaha)\b/i,
  Mountain:
    /\b(?:m[sd]t|mountain|arizona|colorado|idaho|montana|new mexico|utah|wyoming|boise|denver|phoenix|scottsdale|tucson|mesa|salt lake|albuquerque)\b/i,
  Pacific:
    /\b(?:p[sd]?t|pacific|california|nevada|oregon|washington|vegas|reno|seattle|portland|los angeles|san diego|san francisco|sacramento|spokane)\b/i,
} as const;

/** As a setter names them. */
export const ZONE_WORDS = {
  Eastern: "eastern|e[sd]?t",
  Central: "central|c[sd]?t",
  Mountain: "mountain|m[sd]?t",
  Pacific: "pacific|p[sd]?t",
} as const;

/** Places that keep two zones, or change between them in the year, and names of several places. */
export const TWO_ZONES =
  /\b(?:arizona|phoenix|scottsdale|tucson|mesa|florida|tennessee|kentucky|indiana|michigan|texas|kansas|nebraska|north dakota|south dakota|idaho|oregon|nevada|washington,? d\.?c)\b/gi;
