import { describe, expect, test } from "vitest";
import { playerAddress, readEmbedCode } from "./video-address";

const ORIGIN = "https://player.example";
const ORIGINS = [ORIGIN, "https://iframe.example"];
const PATH = "/embed/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe";
const GOOD = `${ORIGIN}${PATH}`;
const REFERENCE = {
  host: "player",
  libraryId: "759",
  videoId: "eb1c4f77-0cda-46be-b47d-1118ad7c2ffe",
  address: GOOD,
};

/** Ways of writing markup around an address, as pasted or as an attacker would write it. */
const FRAMES: ((address: string) => string)[] = [
  (address) => address,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<iframe src='${address}' onload="alert(1)"></iframe>`,
  (address) => `<iframe srcdoc="<script>alert(1)</script>" src="${address}"></iframe>`,
  (address) => `<script>alert(1)</script><iframe src=${address}></iframe>`,
  (address) =>
    `<div onclick="alert(1)"><iframe\nloading="lazy"\nSRC = "${address}"></iframe></div>`,
  (address) => `<iframe data-src="${GOOD}" src="${address}"></iframe>`,
  (address) => `<!-- ${GOOD} --><IFRAME src="${address}" srcdoc='x'></IFRAME>`,
];

/** Addresses that are not a player's, however close they come. */
const ADDRESSES = [
  `javascript:alert(1)//${GOOD}`,
  `javascript:alert(document.domain)`,
  `JaVaScRiPt:location='${GOOD}'`,
  `data:text/html,${GOOD}`,
  `vbscript:x`,
  `blob:${GOOD}`,
  `https://evil.example${PATH}`,
  `http://player.example${PATH}`,
  `ftp://player.example${PATH}`,
  `https://player.example:8443${PATH}`,
  `https://player.example.evil.example${PATH}`,
  `https://evil-player.example${PATH}`,
  `https://sub.player.example${PATH}`,
  `https://plaуer.example${PATH}`,
  `https://player.example.${PATH}`,
  `https://user@player.example${PATH}`,
  `https://user:word@player.example${PATH}`,
  `https://player.example@evil.example${PATH}`,
  `https://evil.example\\@player.example${PATH}`,
  `https://evil.example#@player.example${PATH}`,
  `https://evil.example?${GOOD}`,
  `https://evil.example/${GOOD}`,
  `//evil.example${PATH}`,
  PATH,
  `${ORIGIN}/play/759/abc`,
  `${ORIGIN}/embed/759`,
  `${ORIGIN}/embed/759/`,
  `${ORIGIN}/embed/759/abc/extra`,
  `${ORIGIN}/embed//abc`,
  `${ORIGIN}/embed/x759/abc`,
  `${ORIGIN}/embed/759/abc%22onload`,
  `${ORIGIN}/embed/759/%61bc`,
  `${ORIGIN}/embed/759/ab_c`,
  `${ORIGIN}/embed/759/../../evil`,
  `${ORIGIN}/embed/${"9".repeat(21)}/abc`,
  `${ORIGIN}/embed/759/${"a".repeat(101)}`,
  `${ORIGIN}/EMBED/759/abc`,
  `${ORIGIN}/x/embed/759/abc`,
  `${ORIGIN}//embed/759/abc`,
  `https%3A%2F%2Fplayer.example${PATH}`,
  `&#104;ttps://evil.example${PATH}`,
  "",
];

const HOSTILE = FRAMES.flatMap((frame) => ADDRESSES.map(frame));

describe("a pasted embed code (UPL-1)", () => {
  test("of 200 and more hostile ones none is taken for a player's", () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200);
    const taken = HOSTILE.filter((pasted) => readEmbedCode(pasted, ORIGINS) !== null);
    expect(taken).toEqual([]);
  });
  test.each(FRAMES.map((frame) => frame(GOOD)))(
    "of %s the reference is kept, or nothing",
    (pasted) => {
      expect([REFERENCE, null]).toContainEqual(readEmbedCode(pasted, ORIGINS));
    },
  );
  test.each([
    `${GOOD}?autoplay=true&loop=false`,
    `${GOOD}/`,
    `${GOOD}#start`,
    `  ${GOOD}\n`,
    `https://PLAYER.example:443${PATH}`,
    `<iframe src="${GOOD}?autoplay=false&amp;t=30s" allow="autoplay" allowfullscreen="true"></iframe>`,
    `<iframe src="${GOOD}?x=&quot;&gt;<script>alert(1)</script>"></iframe>`,
    `<div style="position:relative"><iframe src="${GOOD}" style="border:0"></iframe></div>`,
    `<iframe src="${GOOD}"></iframe><iframe src="https://evil.example${PATH}"></iframe>`,
  ])("%s is understood, and nothing of it kept but the reference", (pasted) => {
    const video = readEmbedCode(pasted, ORIGINS);
    expect(video).toEqual(REFERENCE);
    expect(video?.address).toBe(GOOD);
  });
  test("nested frames: the first one counts", () => {
    const evil = `<iframe src="https://evil.example${PATH}"><iframe src="${GOOD}"></iframe></iframe>`;
    expect(readEmbedCode(evil, ORIGINS)).toBeNull();
  });
  test("is measured by the current origins", () => {
    expect(readEmbedCode(GOOD, ["https://iframe.example"])).toBeNull();
    expect(readEmbedCode(GOOD, [])).toBeNull();
    expect(readEmbedCode("data:,/embed/1/a", ["null"])).toBeNull();
  });
  test("any pasted text yields a plain address on a player's origin", () => {
    for (const frame of FRAMES) {
      for (const id of ["a", "0-9", "Z".repeat(100)]) {
        const video = readEmbedCode(frame(`${ORIGIN}/embed/1/${id}`), ORIGINS);
        expect(video ? video.address : GOOD).toMatch(
          /^https:\/\/player\.example\/embed\/\d+\/[\w-]+$/,
        );
      }
    }
  });
});

describe("the player's address (VID-2)", () => {
  const at = (stored: string, second: number | null, playerId = "lesson-7") =>
    playerAddress(stored, { playerId, second, pageOrigin: "https://team.example" });

  test("carries an id, and the start second where playback resumes", () => {
    expect(at(GOOD, 42)).toBe(`${GOOD}?playerId=lesson-7&t=42`);
    expect(at(GOOD, null)).toBe(`${GOOD}?playerId=lesson-7`);
    expect(at(GOOD, 0, "a&b")).toBe(`${GOOD}?playerId=a%26b&t=0`);
  });
  test("MED-3 each known host's player is told the second in its own way", () => {
    const youtube = "https://www.youtube-nocookie.com/embed/AbC123dEf45";
    const asked = "enablejsapi=1&origin=https%3A%2F%2Fteam.example&playsinline=1&rel=0";
    expect(at(youtube, 83)).toBe(`${youtube}?${asked}&start=83`);
    expect(at(youtube, null)).toBe(`${youtube}?${asked}`);
    const vimeo = "https://player.vimeo.com/video/123456789?h=0a1b2c3d4e";
    expect(at(vimeo, 83)).toBe(`${vimeo}&dnt=1#t=83s`);
    const wistia = "https://fast.wistia.net/embed/iframe/abc123def4";
    expect(at(wistia, 83)).toBe(`${wistia}?doNotTrack=true&time=83`);
  });
});
