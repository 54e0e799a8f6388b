// cspell:ignore Paix Cler Calle Avenida Nowa Musterstr Hauptstraße Alten Markt Lange Gasse Alexanderplatz Kerkstraat Prinsengracht Storgatan nwbk IBAN
/** What a pasted conversation loses before it is stored, and what stays. */
import { describe, expect, test } from "vitest";
import { withoutPersonalData } from "./personal-data";

/** A sentence's place for something, and everything that may stand there. */
const FRAMES = [
  (it: string) => it,
  (it: string) => `Me: ok so ${it}`,
  (it: string) => `Them: ${it}, thanks!`,
  (it: string) => `yeah (${it}) works for me.`,
  (it: string) => `I make $4,200 a month and ${it} is mine, call at 5:30 pm on 11/27/2026`,
];

const digits = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) => ((seed * 7 + at * 3 + at * at) % 9) + 1).join("");

function numbers(seed: number): string[] {
  const [area, exchange, line] = [digits(3, seed), digits(3, seed + 1), digits(4, seed + 2)];
  const parts = [area, exchange, line];
  const fours = [1, 2, 3, 4].map((at) => digits(4, seed + at));
  return [
    parts.join("-"),
    parts.join("."),
    parts.join(" "),
    parts.join(""),
    `(${area}) ${exchange}-${line}`,
    `1-${parts.join("-")}`,
    `+1 ${parts.join(" ")}`,
    `+44 20 ${line} ${fours[0]}`,
    `07946 ${digits(6, seed)}`,
    fours.join(" "),
    fours.join("-"),
    fours.join(""),
    `${digits(4, seed)} ${digits(6, seed)} ${digits(5, seed)}`,
    `${area}-${digits(2, seed)}-${line}`,
    digits(9, seed),
    `(${area})${exchange}-${line}`,
    `${area} - ${exchange} - ${line}`,
    `${area}_${exchange}_${line}`,
    `${area}~${exchange}~${line}`,
    `${area}${exchange}-${line}`,
    `0049 170 ${digits(7, seed)}`,
  ];
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe("READ-12 what somebody can be reached by", () => {
  test("READ-12 phone, card and other long numbers are taken out wherever they stand", () => {
    for (const seed of seeds)
      for (const number of numbers(seed))
        for (const frame of FRAMES)
          expect(withoutPersonalData(frame(number)), number).toBe(frame("[number]"));
  });

  test.each([
    ["555-1234", "[number]"],
    ["text me 5501000", "text me [number]"],
    ["five five five, one two three four five six seven", "[number]"],
    ["555 one two three 4567", "[number]"],
    ["last 4 of my social is 6789", "last 4 of my social is [number]"],
    ["my card ends in 4242", "my card ends in [number]"],
    ["license D1234567", "license D[number]"],
    ["555/123/4567", "[number]"],
    ["555\u2011123\u20114567", "[number]"],
    ["+1(555)1234567", "[number]"],
    ["5 5 5 1 2 3 4 5 6 7", "[number]"],
    ["5\uFE0F\u20E35\uFE0F\u20E35\uFE0F\u20E3 123 4567", "[number]"],
    ["555\u200B1234567", "[number]"],
    ["text me 555 1234", "text me [number]"],
    ["٥٥٥ ١٢٣ ٤٥٦٧", "[number]"],
  ])("READ-12 also a shorter or spoken one: %s", (text, left) => {
    expect(withoutPersonalData(text)).toBe(left);
  });

  test("READ-12 one in pieces, with words or a new line between them", () => {
    for (const seed of seeds)
      for (const between of [
        " and then ",
        ", ",
        " dash ",
        " then the rest is ",
        "\n",
        "\nThem: ",
      ]) {
        const pieces = [1, 2, 3].map((at) => digits(at === 3 ? 4 : 3, seed + at));
        const cards = [1, 2, 3, 4].map((at) => digits(4, seed + at));
        for (const each of [pieces, cards]) {
          const left = withoutPersonalData(`Them: call me at ${each.join(between)}, ok?`);
          expect(left.match(/\d/g), left).toBeNull();
        }
      }
    expect(withoutPersonalData("my number is 555 and then 1234")).toBe(
      "my number is [number] and then [number]",
    );
  });

  test("READ-12 mail addresses, handles and profiles are taken out wherever they stand", () => {
    const gone: Record<string, string[]> = {
      "[email]": [
        "jess@x.com",
        "Jess.Smith+work@mail.example.co.uk",
        "jess_99@gmail.com",
        "jess at gmail dot com",
        "jess (at) mysite (dot) net",
        "jess at gmail.com",
        "josé@mail.es",
        "jess dot smith at gmail dot com",
        "Jess dot Smith@gmail.com",
        "jess underscore smith at yahoo dot com",
        "jess (dot) smith (at) mail (dot) example (dot) co (dot) uk",
        "jess at mail dot example dot org",
        "jess at gmail com",
      ],
      "[handle]": [
        "@jess",
        "@jess.smith_99",
        "https://www.instagram.com/jess.smith/?hl=en",
        "instagram.com/jess",
        "linkedin.com/in/jess-smith",
        "https://m.facebook.com/profile.php?id=100",
        "tiktok.com/@jess",
        "$jess-smith",
      ],
    };
    for (const [sign, all] of Object.entries(gone))
      for (const each of all)
        for (const frame of FRAMES)
          expect(withoutPersonalData(frame(each)), each).toBe(frame(sign));
  });

  test.each([
    ["ig is jess_smith99", "ig is [handle]"],
    ["insta: jessica", "insta: [handle]"],
    ["ig/jessica or insta/ jess", "ig/[handle] or insta/ [handle]"],
    ["insta : jess, IG=jessica", "insta : [handle], IG=[handle]"],
    ["add me on discord jess#1234", "add me on discord [handle]"],
    ["my snap is jess.k22!", "my snap is [handle]!"],
    ["https://zoom.us/j/93712345678?pwd=abc", "https://zoom.us/…"],
    ["see https://north.example/testimonials", "see https://north.example/…"],
  ])("READ-12 a handle that is told, and a link's last part: %s", (text, left) => {
    expect(withoutPersonalData(text)).toBe(left);
  });

  test("READ-12 a bank account goes with its country's letters, a date of birth however it is written", () => {
    const accounts = [
      "DE89370400440532013000",
      "DE89 3704 0044 0532 0130 00",
      "gb29 nwbk 6016 1331 9268 19",
      "FR14-2004-1010-0505-0001-3M02-606",
      "NO93 8601 1117 947",
    ];
    for (const account of accounts)
      for (const frame of FRAMES)
        expect(withoutPersonalData(frame(account)), account).toBe(frame("[number]"));
    expect(withoutPersonalData("my IBAN is DE12 3456 7890 1234 5678 90, then call mary")).toBe(
      "my IBAN is [number], then call mary",
    );
    const births = (day: number, month: string, at: number, year: number) => [
      `${at}/${day}/${year}`,
      `0${at}-${day}-${year}`,
      `${day}.${at}.${year}`,
      `${year}-0${at}-${day}`,
      `${month} ${day}, ${year}`,
      `${month.slice(0, 3).toLowerCase()} ${day}th ${year}`,
      `${day}th of ${month} ${year}`,
    ];
    for (const [at, month] of ["March", "June", "September"].entries())
      for (const year of [1961, 1990, 2004])
        for (const birth of births(13 + at, month, 3 + 3 * at, year))
          for (const frame of FRAMES)
            expect(withoutPersonalData(frame(birth)), birth).toBe(frame("[number]"));
    const said = ["born 3/4/05", "dob: 12.31.2011", "DOB 03 04 90", "birthday is june 5th 2011"];
    for (const each of said) expect(withoutPersonalData(each), each).toMatch(/^\D+\[number\]$/);
    expect(withoutPersonalData("3/4/90")).toBe("[number]");
  });

  test("READ-12 street addresses are taken out wherever they stand", () => {
    const streets = [
      "Main St",
      "N Maple Dr",
      "old mill road",
      "Martin Luther King Blvd",
      "5th Ave",
    ];
    const ends = ["", ", Apt 4B", " #12", ", Austin, TX 78701", ", Apt 4B, Austin, TX 78701-1234"];
    for (const street of streets)
      for (const end of ends)
        for (const number of ["7", "12", "1420", "123B"]) {
          const frame = (it: string) => `I live at ${it}`;
          expect(withoutPersonalData(frame(`${number} ${street}${end}`))).toBe(frame("[address]"));
        }
    const elsewhere =
      "12 Rue de la Paix;3 bis, rue Cler;12 bd Saint-Michel;Calle Mayor 12;Avenida del Sol, nº 4;Via Roma 3;Rua Augusta, 1500;ul. Nowa 7;Musterstr. 5;Hauptstraße 12a;Berliner Straße 12;Am Alten Markt Str. 4;Lange Gasse 9;Alexanderplatz 1;Kerkstraat 22;Prinsengracht 263;Storgatan 10;12 Acacia Gardens;4 Elm Close";
    for (const address of elsewhere.split(";"))
      expect(withoutPersonalData(`it's ${address}, third floor`)).toBe(
        "it's [address], third floor",
      );
    expect(withoutPersonalData("write to PO Box 778")).toBe("write to [address]");
    expect(withoutPersonalData("Austin, TX 78701")).toBe("Austin, TX [number]");
  });

  test.each([
    "$3,500 to $7,000 a month, top ones 8K+",
    "45000-60000 a year, or 500-1000 a week",
    "I make 65000 now, 100000 before, 1000000 dollars one day",
    "1,250,000 views",
    "at 5:30, 5 30 pm, 17:00 or 9-5, 24/7",
    "see you @5pm or @5:30, @noon, @home",
    "a 5\u20117 day wait, #1 in town, call #2",
    "on 11/27/2026, 2026-11-27, 27.11.2026 or 11-27-26",
    "im 45, my kids are 12 and 8",
    "credit is 700-750, fico 720, no card and 700 credit",
    "from 2019-2023 and 2024 2025",
    "100 to 150 DMs, 10 to 20 bookings, 15 hours for 60 days, $100 and 10%",
    "100 dms a day is the way",
    "a 2 hour drive, 20 calls in the same place, 3 kids and 1 court date",
    "my instagram is private, ig/fb both",
    "in 2019 and then 2020, 2021, 2022 I earned 45000, then 60000 or 52000",
    "call via Zoom 5 pm, via PayPal 500",
    "3 close friends, 2 gardens, a 5 minute walk",
    "we did 120 dms and then 140 the next week",
    "insta is down again",
    "look at north.example, e.g. now... ok",
    "I'm in the U.S., born in Austin, TX",
    "one two three let's go",
    "[name] and {bookingLink}",
    "since March 2010, born in 1990, may 5 60 people came, june 5, 10 am",
    "mar 4, 45 calls and 2/3 90 percent, version 1.2.90",
    "my birthday is 12/5 at 6:30, born with 3 kids",
    "in 20 days then more next week, gb 20 in 2019 2020",
    "connect the dots at home, on the dot at noon",
  ])("READ-12 amounts, times, dates, ages and credit scores stay: %s", (text) => {
    for (const frame of FRAMES.slice(0, 4))
      expect(withoutPersonalData(frame(text))).toBe(frame(text));
  });

  test("READ-12 what is taken out once stays out, and a long line takes little of the processor", () => {
    const text = "call 555-123-4567, jess@x.com, @jess, 12 Main St, pay $jess";
    const once = withoutPersonalData(text);
    expect(withoutPersonalData(once)).toBe(once);
    for (const part of ["a", "1 ", "a.", "a@", "1-", "one ", "12 a ", "$a", "(", "ig: "]) {
      const begun = process.threadCpuUsage();
      withoutPersonalData(part.repeat(1_000 / part.length));
      // Of the processor alone: other work on the machine does not count.
      const { user } = process.threadCpuUsage(begun);
      expect(user / 1_000, part).toBeLessThan(200);
    }
  });
});
