/** One key for each person, however their profile's address is written, and never one for two. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { handleKey, sameKeys } from "./identity";

/** Addresses of one person, by their key. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  "instagram:ann.sample": [
    "https://www.instagram.com/Ann.Sample/",
    "instagram.com/ann.sample",
    "HTTPS://INSTAGRAM.COM/ANN.SAMPLE?igsh=abc#top",
    "//instagram.com/ann.sample/reel/Cx1",
    "http://m.instagram.com/ann.sample/p/Cx1/",
    "https://instagram.com/stories/ann.sample/31",
    "https://www.instagram.com/_u/ann.sample",
    "https://ig.me/m/ann.sample",
    "instagram://user?username=ann.sample",
    "instagram: @Ann.Sample",
    "https://instagram.com/ann%2Esample",
    "ｉnstagram.com/ann.sample\u200b",
  ],
  "facebook:100000000000001": [
    "https://www.facebook.com/profile.php?id=100000000000001",
    "https://m.facebook.com/profile.php?id=100000000000001&sk=photos",
    "mbasic.facebook.com/profile.php?v=info&id=100000000000001",
    "https://de-de.facebook.com/people/Ann-Kappa/100000000000001/",
    "https://facebook.com/people/Ann/100000000000001?mibextid=x",
    "https://www.facebook.com/groups/4711/user/100000000000001/",
    "https://www.facebook.com/p/Ann-Kappa-100000000000001/",
    "https://www.facebook.com/messages/t/100000000000001",
    "https://www.facebook.com/#!/profile.php?id=100000000000001",
    "fb://profile/100000000000001",
  ],
  "facebook:ann": [
    "facebook.com/ann/photos",
    "https://web.facebook.com/Ann?ref=x",
    "https://m.me/ann",
    "fb.com/ann",
  ],
  "linkedin:ann-sample": [
    "https://www.linkedin.com/in/ann-sample/",
    "linkedin.com/in/Ann-Sample/details/experience/",
    "https://de.linkedin.com/in/ann-sample?trk=people",
    "https://linkedin.com/in/ann-sample/recent-activity/all/",
    "https://www.linkedin.com/in/ann-sample/de",
  ],
  "linkedin:jürgen-müller": [
    "https://www.linkedin.com/in/j%C3%BCrgen-m%C3%BCller/",
    "linkedin.com/in/jürgen-müller",
    "linkedin.com/in/ju\u0308rgen-mu\u0308ller/details/skills",
  ],
  "linkedin:ann-sample-3c402b001": ["https://www.linkedin.com/pub/ann-sample/001/2b/3c4"].map(
    (each) => each,
  ),
  "linkedin:company/acme": [
    "https://www.linkedin.com/company/Acme/about/",
    "linkedin.com/company/acme",
  ],
  "x:ann": [
    "https://x.com/ann/status/1",
    "https://twitter.com/Ann",
    "mobile.twitter.com/ann/with_replies?s=20",
    "https://twitter.com/#!/ann",
    "https://twitter.com/intent/user?screen_name=ann",
  ],
  "tiktok:ann": ["https://www.tiktok.com/@ann/video/7001", "https://m.tiktok.com/@Ann?_t=1&_r=1"],
  "threads:ann": ["https://www.threads.net/@ann/post/abc", "threads.com/@ann"],
  "youtube:ann": ["https://www.youtube.com/@ann/videos", "m.youtube.com/@Ann?si=x"],
  "youtube:channel/UCaB": [
    "https://www.youtube.com/channel/UCaB/videos",
    "youtube.com/channel/UCaB",
  ],
  "youtube:channel/UCab": ["https://www.youtube.com/channel/UCab"],
  "youtube:c/ann": ["https://www.youtube.com/c/Ann/about"],
  "youtube:user/ann": ["https://www.youtube.com/user/ann"],
  "whatsapp:15551234567": [
    "https://wa.me/15551234567?text=hi",
    "wa.me/+15551234567",
    "https://api.whatsapp.com/send?phone=+1%20555%20123%204567",
    "https://api.whatsapp.com/send/?phone=15551234567&text=a",
    "whatsapp://send?phone=15551234567",
  ],
  "telegram:ann_s": [
    "https://t.me/ann_s",
    "t.me/s/Ann_S/12",
    "telegram.me/ann_s",
    "https://ann_s.t.me",
    "tg://resolve?domain=ann_s",
  ],
  "snapchat:ann": ["https://www.snapchat.com/add/ann?share_id=1", "snapchat.com/@Ann"],
  "reddit:ann": ["https://old.reddit.com/user/ann/comments", "reddit.com/u/Ann"],
  "web:example.com/people/Ann": [
    "https://www.example.com/people/Ann/",
    "example.com/people/Ann?utm_source=x&fbclid=y#about",
    "http://m.example.com//people/Ann",
  ],
  "web:example.com/user?id=1": [
    "https://example.com/user?id=1&utm_medium=mail",
    "example.com/user/?id=1",
  ],
  "web:example.com/user?id=2": ["https://example.com/user?id=2"],
  "web:ann.example": ["https://ann.example", "http://www.ann.example/", "www.ann.example"],
  "ann.sample": ["@Ann.Sample", " ann.sample ", "@ann.sample/", "ANN.SAMPLE"],
  "15551234567": ["+1 (555) 123-4567", "001 555 123 4567", "tel:+15551234567"],
  "ann@example.com": ["ann@example.com", "mailto:Ann@Example.com"],
};

/** They name a group, a post or nothing, so no one. */
const NO_ONE = [
  "",
  " @ ",
  "https://www.facebook.com/groups/4711/",
  "https://www.facebook.com/watch?v=1",
  "https://www.facebook.com/profile.php",
  "https://instagram.com/",
  "instagram.com",
  "https://instagram.com/p/Cx1/",
  "https://www.linkedin.com/feed/update/urn:li:activity:1/",
  "https://x.com/search?q=ann",
  "https://www.tiktok.com/tag/ann",
  "https://www.youtube.com/watch?v=1",
  "https://chat.whatsapp.com/AbC",
  "https://t.me/joinchat/AbC",
];

describe("identity from an address", () => {
  test.each(Object.entries(PEOPLE))("DAY-3 %s is one person, however written", (key, written) => {
    for (const each of written) expect([each, handleKey({ handle: each })]).toEqual([each, key]);
  });
  test.each(NO_ONE)("DAY-3 %j names no one", (handle) => {
    expect(handleKey({ handle })).toBeNull();
  });
  test("DAY-3 a handle on two platforms is two people; on an unknown one it may be either", () => {
    const onX = handleKey({ handle: "@ann", platform: "X" });
    const onTikTok = handleKey({ handle: "ann", platform: "TikTok" });
    expect([onX, onTikTok]).toEqual(["x:ann", "tiktok:ann"]);
    expect(handleKey({ handle: "in/ann/details/skills", platform: "LinkedIn" })).toBe(
      "linkedin:ann",
    );
    expect(handleKey({ handle: "https://x.com/ann", platform: "Instagram" })).toBe("x:ann");
    expect(handleKey({ handle: "+1 555 1234567", platform: "WhatsApp" })).toBe(
      "whatsapp:15551234567",
    );
    expect(sameKeys("x:ann")).toEqual(["x:ann", "ann"]);
    expect(sameKeys("x:ann")).not.toContain(onTikTok);
    expect(sameKeys("ann")).toEqual(expect.arrayContaining(["ann", "x:ann", "tiktok:ann"]));
    expect(sameKeys("linkedin:company/ann")).toEqual(["linkedin:company/ann"]);
    expect(sameKeys("web:ann")).toEqual(["web:ann"]);
  });
});

/** A page of someone on each site, as their own name has it. */
const PAGES: readonly ((name: string) => string)[] = [
  (name) => `instagram.com/${name}`,
  (name) => `facebook.com/${name}`,
  (name) => `linkedin.com/in/${name}`,
  (name) => `x.com/${name}`,
  (name) => `tiktok.com/@${name}`,
  (name) => `threads.net/@${name}`,
  (name) => `youtube.com/@${name}`,
  (name) => `youtube.com/channel/UC${name}`,
  (name) => `t.me/${name}`,
  (name) => `snapchat.com/add/${name}`,
  (name) => `facebook.com/people/Any-Name/${Number.parseInt(name, 36)}`,
  (name) => `wa.me/1555${Number.parseInt(name, 36)}`,
];
const person = fc.stringMatching(/^[a-z][a-z0-9]{5,7}$/);
const page = fc.constantFrom(...PAGES);

describe("any profile's address", () => {
  test("DAY-3 subpages, queries, fragments, hosts for phones and capitals in the host change nothing", () => {
    const subpage = fc.constantFrom(
      "",
      "/",
      "/photos",
      "/details/experience/",
      "/videos",
      "/about/more",
    );
    const query = fc.constantFrom(
      "",
      "?utm_source=a&ref=b",
      "?fbclid=1",
      "?igsh=1&lang=de",
      "?t=1&s=2",
    );
    const start = fc.constantFrom("", "https://", "http://www.", "HTTPS://M.", "//");
    const end = fc.constantFrom("", "#", "#about");
    fc.assert(
      fc.property(page, person, start, subpage, query, end, (at, name, before, ...after) => {
        const key = handleKey({ handle: at(name) });
        return key !== null && handleKey({ handle: before + at(name) + after.join("") }) === key;
      }),
    );
  });
  test("DAY-3 two people never have one key, nor one person's on two sites", () => {
    fc.assert(
      fc.property(page, page, person, person, (one, other, ann, bob) => {
        fc.pre(one !== other || ann !== bob);
        const [first, second] = [
          handleKey({ handle: one(ann) }),
          handleKey({ handle: other(bob) }),
        ];
        return first !== null && second !== null && !sameKeys(first).includes(second);
      }),
    );
  });
  test("DAY-3 whatever is written has a key or none, without a fault", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: "binary" })), (handle) => {
        const key = handleKey({ handle });
        return key === null || (key.length > 0 && sameKeys(key).includes(key));
      }),
    );
  });
});
