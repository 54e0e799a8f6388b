import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPasted, readStored } from "./video-address";
import { planOf } from "./video-list";

const OWN = "https://player.example";
const YOUTUBE = "https://www.youtube-nocookie.com";
const VIMEO = "https://player.vimeo.com";
const WISTIA = "https://fast.wistia.net";
const ALL = [OWN, YOUTUBE, VIMEO, WISTIA];
const ID = "dQw4w9WgX-_";
const HASH = "0a1b2c3d4e";
const MEDIA = "abc123def4";

const youtube = { host: "youtube", libraryId: "", videoId: ID, address: `${YOUTUBE}/embed/${ID}` };
const vimeo = {
  host: "vimeo",
  libraryId: "",
  videoId: "123456789",
  address: `${VIMEO}/video/123456789`,
};
const unlisted = { ...vimeo, libraryId: HASH, address: `${vimeo.address}?h=${HASH}` };
const wistia = {
  host: "wistia",
  libraryId: "",
  videoId: MEDIA,
  address: `${WISTIA}/embed/iframe/${MEDIA}`,
};

const SHAPES: [object, string[]][] = [
  [
    youtube,
    [
      `https://www.youtube.com/watch?v=${ID}`,
      `https://www.youtube.com/watch?v=${ID}&list=PL0123456789&index=4&t=83s`,
      `https://www.youtube.com/watch?app=desktop&v=${ID}`,
      `http://youtube.com/watch?v=${ID}`,
      `youtube.com/watch?v=${ID}`,
      `//www.youtube.com/watch?v=${ID}`,
      `https://m.youtube.com/watch?v=${ID}&feature=share`,
      `https://music.youtube.com/watch?v=${ID}`,
      `https://youtu.be/${ID}`,
      `youtu.be/${ID}?si=AbCdEf&t=1m23s`,
      `https://www.youtube.com/shorts/${ID}?feature=share`,
      `https://www.youtube.com/live/${ID}?si=x`,
      `https://www.youtube.com/embed/${ID}?start=83&rel=0`,
      `https://www.youtube-nocookie.com/embed/${ID}?si=x`,
      `https://www.youtube.com/v/${ID}`,
      `https://www.youtube.com/e/${ID}`,
      `https://studio.youtube.com/video/${ID}/edit`,
      `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
      `\u00a0 https://youtu.be/${ID} \n`,
      `The 4 Buyer Types - YouTube\nhttps://www.youtube.com/watch?v=${ID}&t=83s`,
      `Here it is (https://youtu.be/${ID}?si=x).`,
      `<https://youtu.be/${ID}>`,
      `http://youtu.be/${ID}, the second one`,
      `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x&amp;start=83" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
    ],
  ],
  [
    vimeo,
    [
      "https://vimeo.com/123456789",
      "vimeo.com/123456789",
      "https://www.vimeo.com/123456789?share=copy#t=83",
      "https://player.vimeo.com/video/123456789?badge=0&autopause=0",
      "https://vimeo.com/manage/videos/123456789",
      "https://vimeo.com/manage/videos/123456789/privacy",
      "https://vimeo.com/channels/staffpicks/123456789",
      "https://vimeo.com/groups/shortfilms/videos/123456789",
      "https://vimeo.com/showcase/4567890/video/123456789",
      "“Lesson 3” on Vimeo: vimeo.com/123456789",
      "https://vimeo.com/showcase/4567890?video=123456789",
      "https://vimeo.com/album/4567890/video/123456789",
    ],
  ],
  [
    unlisted,
    [
      `https://vimeo.com/123456789/${HASH}`,
      `https://vimeo.com/123456789/${HASH}?ts=0&share=copy`,
      `https://vimeo.com/manage/videos/123456789/${HASH}`,
      `https://player.vimeo.com/video/123456789?h=${HASH}&title=0`,
      `<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/123456789?h=${HASH}&amp;badge=0&amp;app_id=58479" frameborder="0" allow="autoplay; fullscreen" style="position:absolute"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>`,
    ],
  ],
  [
    wistia,
    [
      `https://acme.wistia.com/medias/${MEDIA}`,
      `acme.wistia.com/medias/${MEDIA}?wtime=83`,
      `https://fast.wistia.net/embed/iframe/${MEDIA}?videoFoam=true`,
      `https://fast.wistia.com/embed/medias/${MEDIA}.jsonp`,
      `https://fast.wistia.com/embed/${MEDIA}.js`,
      `https://acme.wistia.com/channel/xyz12345?wmediaid=${MEDIA}`,
      `https://fast.wistia.com/embed/channel/xyz12345?wchannelid=xyz12345&wmediaid=${MEDIA}`,
      `https://acme.wistia.com/projects/xyz12345?wvideo=${MEDIA}`,
      `<iframe src="https://fast.wistia.net/embed/iframe/${MEDIA}?web_component=true&seo=true" title="A video" class="wistia_embed" allowfullscreen></iframe><script src="https://fast.wistia.net/player.js" async></script>`,
      `<script src="https://fast.wistia.com/embed/medias/${MEDIA}.jsonp" async></script><script src="https://fast.wistia.com/assets/external/E-v1.js" async></script><div class="wistia_responsive_padding"><div class="wistia_embed wistia_async_${MEDIA} seo=true videoFoam=true">&nbsp;</div></div>`,
      `<script src="https://fast.wistia.com/player.js" async></script><script src="https://fast.wistia.com/embed/${MEDIA}.js" async type="module"></script><style>wistia-player[media-id='${MEDIA}']:not(:defined) { display: block }</style> <wistia-player media-id="${MEDIA}" aspect="1.77"></wistia-player>`,
    ],
  ],
];

describe.each(SHAPES)("MED-3 every shape that people paste of %o", (video, shapes) => {
  test.each(shapes)("%s", (pasted) => {
    expect(readPasted(pasted, ALL)).toEqual({ video });
  });
  test("is read again from what is stored, and only while its host is allowed", () => {
    const { address } = video as typeof youtube;
    expect(readStored(address, ALL)).toEqual(video);
    expect(readStored(address, [OWN])).toBeNull();
  });
});

describe("MED-3 a video that does not work", () => {
  const faultOf = (pasted: string, origins: readonly string[] = ALL) => {
    const read = readPasted(pasted, origins);
    return "fault" in read ? read.fault : null;
  };

  test.each([
    "https://www.youtube.com/playlist?list=PL0123456789",
    "https://www.youtube.com/embed/videoseries?list=PL0123456789",
    "https://www.youtube.com/embed/live_stream?channel=UC0123456789",
    "https://www.youtube.com/watch?v=videoseries",
    "https://vimeo.com/showcase/4567890",
    "https://www.youtube.com/@acme",
    "https://vimeo.com/acme",
    "https://acme.wistia.com/projects/xyz12345",
  ])("%s is no single video, and the hosts that work are named", (pasted) => {
    expect(faultOf(pasted)).toBe(
      `This address is not that of a single video. Videos of player.example, YouTube, Vimeo, Wistia work, such as ${OWN}/embed/123/abc`,
    );
  });
  test("of a host that the company turned off is refused by its name", () => {
    expect(faultOf(`https://youtu.be/${ID}`, [VIMEO])).toBe(
      "Videos of YouTube do not work here. Videos of Vimeo work, such as https://vimeo.com/123456789",
    );
    expect(faultOf("https://vimeo.com/123456789", [VIMEO])).toBeNull();
  });
  test.each([
    "https://www.loom.com/share/0123456789abcdef0123456789abcdef",
    `https://www.youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/?u=https://youtu.be/${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `javascript:alert(1)//youtu.be/${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `<iframe src="https://evil.example/embed/1/a"></iframe><a href="https://youtu.be/${ID}">x</a>`,
    "https://vimeo.com/123456789%2F..",
    `https://www.youtube.com/watch?v=${ID}x`,
  ])("%s is refused", (pasted) => {
    expect(faultOf(pasted)).not.toBeNull();
  });
  test("whatever is pasted, only an address of an allowed player comes out", () => {
    const parts = fc.constantFrom(
      ...SHAPES.flatMap(([, shapes]) => shapes),
      "<script>",
      '"',
      " ",
      "#",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 4 }), (pieces) => {
        const read = readPasted(pieces.join(""), ALL);
        if ("video" in read)
          expect(read.video.address).toMatch(
            /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d+(?:\?h=[0-9a-f]+)?|fast\.wistia\.net\/embed\/iframe\/\w{10})$/,
          );
      }),
      { numRuns: 1_000 },
    );
  });
});

test("MED-3 a pasted list takes all hosts, each line as it was copied", () => {
  const lessons = ["A", "B", "C", "D"].map((title, at) => ({
    id: at + 1,
    number: at + 1,
    title,
    video: null,
    replacement: { hasVideo: false, fileName: null, hasTranscript: false, inProgress: 0 },
  }));
  const lines = SHAPES.map(([, shapes]) => shapes.at(-1) ?? "");
  const plan = planOf(lines.join("\n"), lessons, ALL);
  expect(plan.map(({ fault, lesson, video }) => fault ?? [lesson?.id, video])).toEqual(
    SHAPES.map(([video], at) => [at + 1, video]),
  );
});
