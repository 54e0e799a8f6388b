/** The time zone of a prospect, by what is known of them; null: they have to be asked (WEEK-3). Pure. */
import { STATE_CODES, ZONE_CITIES } from "~/platform/time/zone-cities";
import { knownZone } from "~/platform/time/zones";
import { phoneIn } from "./phone-in";
import type { Country } from "./prospect";

/** Where a North American phone number begins, by its area code; those of two zones are left out. */
const AREA_CODES: Readonly<Record<string, string>> = {
  "America/New_York":
    "201 551 609 640 732 848 856 862 908 973 202 771 203 475 860 959 207 212 315 329 332 347 363 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934 215 223 267 272 412 445 484 570 582 610 717 724 814 835 878 216 220 234 283 326 330 380 419 436 440 513 567 614 740 937 231 248 269 313 517 586 616 679 734 810 947 989 239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954 227 240 301 410 443 667 302 304 681 276 434 540 571 686 703 757 804 826 948 252 336 472 704 743 828 910 919 980 984 803 821 839 843 854 864 229 404 470 478 678 706 762 770 912 943 339 351 413 508 617 774 781 857 978 401 603 802 423 865 606 859",
  "America/Indiana/Indianapolis": "260 317 463 574 765",
  "America/Kentucky/Louisville": "502",
  "America/Chicago":
    "205 251 256 334 659 938 217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872 262 274 353 414 534 608 715 920 218 320 507 612 651 763 924 952 319 515 563 641 712 235 314 417 557 573 636 660 816 975 327 479 501 870 225 318 337 457 504 985 228 471 601 662 769 405 539 572 580 918 316 620 785 913 402 531 210 214 254 281 325 346 361 409 430 432 469 512 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979 615 629 731 901 931 219",
  "America/Denver": "303 719 720 748 970 983 385 435 801 505 575 307 406 915",
  "America/Boise": "986",
  "America/Phoenix": "480 520 602 623",
  "America/Los_Angeles":
    "209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 837 840 858 909 916 925 949 951 702 725 775 503 971 206 253 360 425 509 564",
  "America/Anchorage": "907",
  "Pacific/Honolulu": "808",
  "America/Puerto_Rico": "787 939",
  "America/Toronto":
    "226 249 289 343 365 382 416 437 519 548 613 647 683 705 742 753 905 263 354 367 418 438 450 468 514 579 581 819 873",
  "America/Winnipeg": "204 431 584",
  "America/Regina": "306 474 639",
  "America/Edmonton": "368 403 587 780 825",
  "America/Vancouver": "236 250 257 604 672 778",
  "America/Halifax": "782 902 428 506",
};

const ZONES = new Map(
  Object.entries(AREA_CODES).flatMap(([zone, codes]) =>
    codes.split(" ").map((code) => [code, zone] as const),
  ),
);

/** The zone of a phone number; null for a number of elsewhere. */
function zoneOfPhone(phone: string): string | null {
  const digits = phone.replace(/\D/g, "");
  const isAbroad = phone.trim().startsWith("+") && !digits.startsWith("1");
  if (isAbroad) return digits.startsWith("44") ? "Europe/London" : null;
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return national.length === 10 ? (ZONES.get(national.slice(0, 3)) ?? null) : null;
}

type Lead = { country: Country; notes: string | null };

// cspell:ignore hamp
const SAID: Readonly<Record<string, string>> = {
  e: "America/New_York",
  c: "America/Chicago",
  m: "America/Denver",
  p: "America/Los_Angeles",
};
const NAMED: Readonly<Record<string, string>> = {
  eastern: "America/New_York",
  central: "America/Chicago",
  mountain: "America/Denver",
  pacific: "America/Los_Angeles",
  arizona: "America/Phoenix",
};
const ZONE_LINE = /^(?:time ?zone|tz|zone)[^:\n]{0,20}: *(\S[^\n]*)$/im;
const PLACE_LINES =
  /^(?:state|location|city|region|hometown|address|lives?|based|where|from|place|country)[^:\n]{0,30}: *(\S[^\n]*)$/gim;
/** “4pm EST”, “7 PT”. */
const AFTER_TIME = /\d ?(?:[ap]\.?m\.? ?)?([ecmp])[sd]?t\b/i;
const ALONE = /\b([ECMP])[SD]T\b/;

/** The notes of a lead may hold the state, a phone number or a zone, as the import puts them there. */
export function leadZone({ country, notes }: Lead): string | null {
  const text = notes ?? "";
  return inWords(text) ?? inPlaces(text) ?? byPhone(text) ?? (country === "UK" ? LONDON : null);
}

const LONDON = "Europe/London";

function inWords(text: string): string | null {
  const given = ZONE_LINE.exec(text)?.[1]?.trim() ?? "";
  const [first = ""] = given.toLowerCase().split(/\W/);
  const letter =
    /^([ecmp])[sd]?t\b/i.exec(given)?.[1] ?? (AFTER_TIME.exec(text) ?? ALONE.exec(text))?.[1];
  if (letter) return SAID[letter.toLowerCase()] ?? null;
  return NAMED[first] ?? knownZone(given);
}

function inPlaces(text: string): string | null {
  const places = [...text.matchAll(PLACE_LINES)].map(([, place = ""]) => place);
  return places.map(zoneOfPlace).find((zone) => zone !== null) ?? stateIn(text);
}

/** The most exact part first: “El Paso, TX” is in another zone than most of Texas. */
function zoneOfPlace(place: string): string | null {
  const parts = place.split(/[,/|()]/).map((part) => part.trim().replace(/ \d{5}(?:-\d{4})?$/, ""));
  const last = /^(.+?) ([A-Za-z]{2})$/.exec(parts.at(-1) ?? "");
  const all = last ? [last[1] ?? "", last[2] ?? "", ...parts] : parts;
  const named = all.map((part) => PLACES.get(part.toLowerCase()));
  return named.find((zone) => zone !== undefined) ?? null;
}

/** In a sentence only what can mean nothing else: a state's whole name, or its code after a comma. */
function stateIn(text: string): string | null {
  const code = /, ?((?!OK\b|HI\b|OR\b|IN\b|ME\b)[A-Z]{2})\b/.exec(text)?.[1]?.toLowerCase() ?? "";
  if (CODES.has(code)) return CODES.get(code) ?? null;
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const pairs = words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ""}`]);
  return pairs.map((each) => STATES.get(each)).find((zone) => zone !== undefined) ?? null;
}

function byPhone(text: string): string | null {
  const found = phoneIn(text);
  return found && zoneOfPhone(found.phone);
}

const US_STATES =
  "alabama alaska arizona arkansas california colorado connecticut delaware florida idaho illinois iowa kansas louisiana maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont wisconsin wyoming hawaii kentucky".split(
    " ",
  );
const named = [ZONE_CITIES, STATE_CODES].flatMap((zones) =>
  Object.entries(zones).flatMap(([zone, names]) =>
    [ownCity(zone), ...names.split(", ")].map((name) => [name.toLowerCase(), zone] as const),
  ),
);
const PLACES = new Map(named);
const CODES = new Map(
  named.filter(([name]) => name.length === 2 && name !== "la" && name !== "sf"),
);
/** Others are names of people, towns or countries too. */
const STATES = new Map(
  named.filter(
    ([name]) =>
      US_STATES.includes(name) ||
      /^(?:new jersey|north|south|west virginia|rhode|new hampshire)/.test(name),
  ),
);

function ownCity(zone: string): string {
  return (zone.split("/").at(-1) ?? "").replaceAll("_", " ");
}
