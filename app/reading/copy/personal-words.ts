/** Words by which numbers, names and addresses of people are found in a text. */

/** Sites whose addresses name a person. */
export const PROFILE_SITES =
  "instagram.com ig.me facebook.com fb.com fb.me m.me tiktok.com twitter.com x.com threads.net threads.com linkedin.com lnkd.in snapchat.com t.me telegram.me wa.me whatsapp.com youtube.com twitch.tv pinterest.com reddit.com discord.gg discord.com linktr.ee venmo.com cash.app paypal.me paypal.com calendly.com onlyfans.com medium.com github.com";

export const MAIL_SITES =
  "gmail|g mail|googlemail|yahoo|hotmail|outlook|live|icloud|aol|proton|protonmail|msn|comcast|att|ymail";

/** Where people say their handle without its sign. */
export const NETWORKS =
  "ig|insta|instagram|snap|snapchat|tik ?tok|twitter|telegram|threads|discord|venmo|zelle|cash ?app|paypal|fb|facebook|linkedin|handle|user ?name";

/** Ends of a street's name that are little else, and those that are ordinary words too. */
export const STREETS =
  "street|st|avenue|ave|boulevard|blvd|lane|ln|rd|pkwy|parkway|hwy|highway|terrace|cir|ct|pl|trl|turnpike|tpke|expressway";
export const STREETS_OR_WORDS =
  "close|gardens|mews|crescent|grove|road|drive|dr|way|place|court|circle|square|sq|loop|trail|ter|row|run|path|pike|plaza|crossing|point|ridge|hill|park";

/** Streets with a number for a name, before it: "Calle 5 no. 23", "Carrera 7 # 32-16". */
export const STREETS_OF_NUMBERS =
  "calle|carrera|cra|kra|transversal|diagonal|avenida|avda|av|rua|rue|boulevard";
/** Before the number of the house. */
export const HOUSE_SIGNS = "n[°º]|n[uú]m(?:ero)?\\.?|n[uú]mero|no\\.?|nro\\.?|nr\\.?|#";

/** Behind a number of five digits: no town that it is the postal code of. */
export const NOT_A_TOWN =
  "DMs?|Leads?|Calls?|Dollars?|Euros?|Pesos?|People|Followers?|Views?|Messages?|Texts?|Bookings?|Appointments?|Prospects?|Per|Then|And|Or|But|To|Is|Was|For|In|At|On|With|Not|So|If|The|Or|That|Which|From|After|Before|We|You|They|He|She|It|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Times|Hours|Miles|Words|Points|Words?|Bucks|Thanks|Ok|Okay|Yes|No|Maybe|Them|Me";

/** Those of other countries: before the name, with the number before or after it … */
export const STREETS_BEFORE =
  "rue|boulevard|bd|chemin|impasse|all[ée]e|quai|cours|calle|c\\/|carrer|avenida|avda|av|paseo|carretera|plaza|viale|piazza|corso|largo|rua|travessa|pra[çc]a|ulica|ul|strada|calea|jalan|jl";
/** … and at the end of the name or after it, with the number behind. */
export const STREETS_WITHIN =
  "stra(?:ß|ss)e|str|gasse|platz|allee|weg|ufer|straat|laan|gracht|plein|kade|gatan|v[äa]gen|veien|vej";

/** No part of a street's name. */
export const NOT_IN_A_STREET =
  "a an the in of is are am my your his her our their and or to per on for at this that with from by it i you we they so but if as not no than then year years yr yrs day days hour hours hr hrs minute minutes min mins week weeks month months mile miles block blocks dollar dollars buck bucks percent call calls dm dms message messages people kids times k x am pm more less other different better long all each every same only";

/** What a short number that follows is: none of those that stay. */
export const SECRETS =
  "ssn|social(?: security)?|(?:credit |debit |bank )?card|account|acct|routing|pin|cvv|cvc|passport|licen[sc]e|iban";

/** Who gives one of these gives a number by which they are known to an authority: with letters in it, too … */
export const IDENTITIES =
  "passport|dni|nie|curp|rfc|c[eé]dula|personalausweis|ausweis|reisepass|aadhaar|nin|itin|ssn|sin|alien|green card|national id|state id|id card|driver'?s id|government id|identity card|tax id|student id|social insurance";
/** … "ID" only with one of these behind it. */
export const IDENTITY_SIGNS = "number|numbers|no\\.|num|nr\\.?|card|is|:|#";
/** What cars are known by. */
export const PLATES =
  "(?:[Ll]icen[sc]e |[Nn]umber |[Cc]ar )[Pp]lates?|[Pp]lates?|Kennzeichen|kennzeichen|[Pp]lacas?|[Mm]atr[ií]cula|[Rr]eg(?:istration)?";

/** Network addresses without a site: "u/joe99". What is no name there: "u/your team". */
export const NOT_A_NAME =
  "you|your|yours|they|them|their|him|his|her|she|the|and|all|yall|others|someone|team|whoever|everyone|people|who";

/** Who says these gives a number to be reached at. */
export const PHONES =
  "call|text|txt|phone|cell|mobile|number|num|whatsapp|tel|reach|fax|hmu|hit me up|digits|#";

export const DIGIT_WORDS = "zero|oh|one|two|three|four|five|six|seven|eight|nine";

/** What is counted: a long number before it is an amount. */
export const UNITS =
  "k|m|mil|million|dollars?|bucks?|usd|grand|percent|%|hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?|views?|followers?|a (?:day|week|month|year)|per (?:day|week|month|year)|\\/ ?(?:day|week|wk|month|mo|year|yr)";

/** What may stand between the pieces of a number. */
export const BETWEEN_PIECES =
  "and|then|dash|hyphen|space|followed|by|next|first|last|second|third|four|three|digits|numbers?|the|rest|is|are|it'?s|plus|ok|okay|after|that|comes|so";

/** A date behind these is one of birth. */
export const BIRTHS = "born|birth ?day|birth ?date|date of birth|b-?day|d\\.?o\\.?b";

export const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
