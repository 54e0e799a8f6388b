import { describe, expect, test } from "vitest";
import type { Cue } from "./cue";
import { readTranscript } from "./read-transcript";

const cue = (start: number, end: number, words: string): Cue => ({
  start,
  end,
  words,
  chapter: null,
});
const HELLO = [cue(0, 2.5, "Hello there."), cue(2.5, 5, "Let us begin.")];

const VTT = `WEBVTT

00:00:00.000 --> 00:00:02.500
Hello there.

00:00:02.500 --> 00:00:05.000
Let us begin.
`;

describe("MED-5 a transcript is read as programs write it", () => {
  test.each<[name: string, text: string, cues: Cue[]]>([
    ["WebVTT", VTT, HELLO],
    ["a byte order mark", `\ufeff${VTT}`, HELLO],
    ["ends of lines of Windows", VTT.replaceAll("\n", "\r\n"), HELLO],
    ["ends of lines of old Macs", VTT.replaceAll("\n", "\r"), HELLO],
    [
      "SubRip",
      "1\n00:00:00,000 --> 00:00:02,500\nHello there.\n\n2\n00:00:02,500 --> 00:00:05,000\nLet us begin.\n",
      HELLO,
    ],
    [
      "no empty lines",
      "1\n00:00:00,000 --> 00:00:02,500\nHello there.\n2\n00:00:02,500 --> 00:00:05,000\nLet us begin.",
      HELLO,
    ],
    [
      "too many empty lines",
      "1\n\n00:00:00,000 --> 00:00:02,500\n\nHello there.\n\n\n\n2\n00:00:02,500 --> 00:00:05,000\nLet us begin.",
      HELLO,
    ],
    [
      "points in SubRip, short times, no spaces",
      "1\n0:00.0-->0:02.5\nHello there.\n\n2\n00:02.5-->0:5\nLet us begin.",
      HELLO,
    ],
    [
      "no empty lines and no numbers",
      "00:00:00,000 --> 00:00:02,500\nHello there.\n00:00:02,500 --> 00:00:05,000\nLet us begin.",
      HELLO,
    ],
    [
      "a number that is said",
      "WEBVTT\n\n00:00.000 --> 00:02.000\n7\n\n00:02.000 --> 00:03.000\n8\n",
      [cue(0, 2, "7"), cue(2, 3, "8")],
    ],
    [
      "names and positions of cues",
      "WEBVTT\n\nintro\n00:00.000 --> 00:02.500 align:start position:10%\nHello there.\n\nmain part\n00:02.500 --> 00:05.000\nLet us begin.",
      HELLO,
    ],
    [
      "headers, notes, styles and regions",
      `WEBVTT - Lesson\nKind: captions\nLanguage: en\n\nNOTE\nby a program --\n\nSTYLE\n::cue { color: lime }\n\nREGION\nid:fred\n${VTT.slice(6)}\nNOTE the end`,
      HELLO,
    ],
    [
      "cues out of order",
      "2\n00:00:02,500 --> 00:00:05,000\nLet us begin.\n\n1\n00:00:00,000 --> 00:00:02,500\nHello there.",
      HELLO,
    ],
    [
      "styles, speakers and signs",
      'WEBVTT\n\n00:00.000 --> 00:02.500\n<v.loud Ann Lee><i>Hello</i> <c.yellow.bg_blue>there</c>.\n\n00:02.500 --> 00:05.000\n{\\an8}<font color="red">R&amp;D</font> &lt;b&gt; &#39;x&#x27;<00:00:03.000> now',
      [cue(0, 2.5, "Ann Lee: Hello there."), cue(2.5, 5, "R&D <b> 'x' now")],
    ],
    [
      "markup that is text",
      "1\n0:00 --> 0:02\n<script>alert(1)</script> a < b > c\n<img src=x>",
      [cue(0, 2, "<script>alert(1)</script> a < b > c <img src=x>")],
    ],
    [
      "lines that belong together, words that look like a note",
      "WEBVTT\n\n00:00.000 --> 00:02.000\nNOTE this:\n- price",
      [cue(0, 2, "NOTE this: - price")],
    ],
    [
      "cues that overlap",
      "1\n0:00 --> 0:09\na\n\n2\n0:01 --> 0:02\nb",
      [cue(0, 9, "a"), cue(1, 2, "b")],
    ],
    [
      "no length, and no words",
      "1\n0:00 --> 0:00\na\n\n2\n0:01 --> 0:01\nb\n\n3\n0:05 --> 0:06\n\n",
      [cue(0, 1, "a"), cue(1, 3, "b")],
    ],
    [
      "markup of web pages, and breaks of lines",
      '1\n0:00 --> 0:02\n<p><span style="color:red">One</span><br>line<br/></p> <em>and</em>\\Nmore\\hnow\n\n2\n0:02 --> 0:03\n<strong>Two</strong> <pre> <brand>',
      [cue(0, 2, "One line and more now"), cue(2, 3, "Two <pre> <brand>")],
    ],
    [
      "times into which a translation has put spaces",
      "1\n00: 00: 00,000 --> 00: 00: 02, 500\nHello there.\n\n2\n00 : 00 : 02 , 500 -> 00:00: 05,000\nLet us begin.",
      HELLO,
    ],
    [
      "words that look like such times",
      "1\n0:00 --> 0:02\n1 , 2 -> 3 , 4 :\n",
      [cue(0, 2, "1 , 2 -> 3 , 4 :")],
    ],
    [
      "several files in one, as video hosts send them",
      `${VTT.slice(0, 52)}\n\nWEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000\n${VTT.slice(52)}`,
      HELLO,
    ],
    ["empty lines and a space before the header", `\n \n \ufeff ${VTT}`, HELLO],
    ["a header in small letters", VTT.replace("WEBVTT", "webvtt - Lesson"), HELLO],
    ["what a chat puts around a file", `\`\`\`vtt\n${VTT}\`\`\`\n`, HELLO],
    [
      "captions that were moved to before the beginning",
      "1\n-00:00:01,500 --> 00:00:02,500\nHello there.\n\n2\n00:00:02,500 --> 00:00:05,000\nLet us begin.",
      HELLO,
    ],
    [
      "minutes above 59, and the twelfth hour",
      "1\n75:03.250 --> 76:00\na\n\n2\n11:59:58,9 --> 12:00:00,0\nb",
      [cue(4503.25, 4560, "a"), cue(43_198.9, 43_200, "b")],
    ],
  ])("%s", (_, text, cues) => {
    expect(readTranscript(text)).toEqual({ cues });
  });
});

describe("MED-5 a transcript that cannot be read is refused, and its lines are named", () => {
  test.each<[text: string, line: number, why: RegExp]>([
    ["", 1, /no times/],
    ["Hello there.\n\nLet us begin.", 1, /no times.*\.vtt or \.srt/],
    ["1\n00:00:00,000 --> 00:00:02,000\na\n\n2\nsoon --> later\nb", 6, /no times such as/],
    ["1\n00:00:09,000 --> 00:00:02,000\na", 2, /ends before it begins/],
    ["1\n-0:00:03,000 --> -0:00:01,000\na", 2, /ends before the video begins/],
    ["1\n--0:00:03,000 --> 0:00:01,000\na", 2, /no times such as/],
    ["1\n100:00:00,000 --> 100:00:02,000\na", 2, /later than twelve hours/],
    ["1\n00:00:61,000 --> 00:02:02,000\na", 2, /no times such as/],
    ["Lesson one\nby Ann\n00:00:00,000 --> 00:00:02,000\na", 1, /before the first time/],
    [`1\n0:00 --> 0:02\n${"long ".repeat(300)}`, 2, /More than 1,000 letters/],
    ["WEBVTT\n\n00:00.000 --> 00:02.000\n\n", 1, /No words/],
  ])("%j", (text, line, why) => {
    const read = readTranscript(text);
    expect(read).toEqual({ faults: [{ line, why: expect.stringMatching(why) }] });
  });

  test("all bad lines at once", () => {
    const text = "1\n0:00 --> x\na\n\n2\n0:02 --> 0:03\nb\n\n3\n0:09 --> 0:04\nc";
    const read = readTranscript(text);
    expect("faults" in read && read.faults.map(({ line }) => line)).toEqual([2, 10]);
  });

  test("10,000 cues over twelve hours are read at once", () => {
    const blocks = Array.from({ length: 10_000 }, (_, at) => {
      const time = (seconds: number) =>
        [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
          .map((part) => String(Math.floor(part)).padStart(2, "0"))
          .join(":");
      return `${at + 1}\n${time(at * 4)},000 --> ${time(at * 4 + 3)},500\nWords ${at}\n`;
    });
    const read = readTranscript(blocks.join("\n"));
    expect("cues" in read && [read.cues.length, read.cues.at(-1)]).toEqual([
      10_000,
      cue(39_996, 39_999.5, "Words 9999"),
    ]);
  });
});

describe("MED-5 a transcript is read as people find it", () => {
  const SAID = ["hey everyone welcome back", "today we talk about objections", "and what to say"];
  /** As YouTube's automatic captions are: two lines that roll up, and a moment for each move. */
  const rolling = (said: readonly string[]) =>
    said.flatMap((line, at) => {
      const [from, to] = [2 * at, 2 * at + 1.99].map((each) => `00:00:0${each.toFixed(3)}`);
      const moved = `00:00:0${(2 * at + 2).toFixed(3)}`;
      const tagged = line.replaceAll(" ", "<00:00:01.000><c> ").replaceAll("<c> ", "<c> x</c> ");
      return [
        `${from} --> ${to} align:start position:0%\n${said[at - 1] ?? " "}\n${tagged.replaceAll("<c> x</c> ", "<c> </c>")}`,
        `${to} --> ${moved} align:start position:0%\n${line}\n `,
      ];
    });
  test("captions that roll up are each line once", () => {
    const text = `WEBVTT\nKind: captions\nLanguage: en\n\n${rolling(SAID).join("\n\n")}\n`;
    const read = readTranscript(text);
    expect("cues" in read && read.cues.map(({ words, start }) => [start, words])).toEqual(
      SAID.map((line, at) => [2 * at, line]),
    );
  });
  test("a line that is really said twice stays", () => {
    const lines = ["No.", "No.", "Why not?", "Because.", "Because of what?"];
    const text = lines.map((line, at) => `0:0${at}.0 --> 0:0${at + 1}.0\n${line}`).join("\n\n");
    const read = readTranscript(text);
    expect("cues" in read && read.cues.map(({ words }) => words)).toEqual(lines);
  });
  test.each(["--&gt;", "–->", "—>", "→", "->"].map((arrow) => arrow.replace("&gt;", ">")))(
    "an arrow that an editor wrote as %s is one",
    (arrow) => {
      const text = `0:00.0 --> 0:02.5\nHello there.\n\n00:02.500 ${arrow} 00:05.000\nLet us begin.`;
      expect(readTranscript(text)).toEqual({ cues: HELLO });
    },
  );
  test("words with an arrow are words", () => {
    const text = "0:00.0 --> 0:02.5\nFrom A -> B → C, 10 – 12";
    expect(readTranscript(text)).toEqual({ cues: [cue(0, 2.5, "From A -> B → C, 10 – 12")] });
  });
  test.each([
    ["below its time", "0:00\nhey everyone\n0:04\nwelcome back\nto the show\n1:02:03\nbye\n"],
    ["beside its time", "0:00 hey everyone\n0:04 - welcome back\nto the show\n\n1:02:03 bye"],
    [
      "beside one in brackets",
      "[0:00] hey everyone\n(0:04) welcome back to the show\n[1:02:03] bye",
    ],
    [
      "right behind one in brackets",
      "[00:00.00]hey everyone\n[00:04.00]welcome back to the show\n[1:02:03.00]bye",
    ],
  ])("what is said %s, as pages show it, is read", (_, text) => {
    expect(readTranscript(text)).toEqual({
      cues: [
        cue(0, 4, "hey everyone"),
        cue(4, 3723, "welcome back to the show"),
        cue(3723, 3728, "bye"),
      ],
    });
  });
  const HEADS = [
    [
      "Otter",
      "Dana Example  0:01  \nWelcome.\n\nJordan Doe  1:02:03\nHi,\nwe meet at 0:30\n\nTranscribed by https://otter.ai",
    ],
    [
      "Rev",
      "Dana Example (00:01):\r\nWelcome.\r\n\r\nJordan Doe (1:02:03):\r\nHi, we meet at 0:30",
    ],
    [
      "a meeting",
      "Dana Example: [00:00:01.250]\n\nWelcome.\n\nJordan Doe [01:02:03]\nHi, we meet at 0:30",
    ],
  ] as const;
  test.each(HEADS)(
    "what %s writes below a speaker and a time is read with the speaker",
    (_, text) => {
      const read = readTranscript(text);
      expect("cues" in read && read.cues.map(({ start, words }) => [start, words])).toEqual([
        [1, "Dana Example: Welcome."],
        [3723, "Jordan Doe: Hi, we meet at 0:30"],
      ]);
    },
  );
  test("the times of YouTube's own format are times, and words with such a comma are words", () => {
    const text =
      "0:00:00.000,0:00:02.500\nHello there.\n\n0:00:02.500,0:00:05.000\nLet us begin.\n";
    expect(readTranscript(text)).toEqual({ cues: HELLO });
    const said = "0:00 --> 0:02.5\n1:00,2:00 or 0:00:01.000,0:00:02.000 then";
    expect(readTranscript(said)).toMatchObject({ cues: [{ words: said.split("\n")[1] }] });
  });
  test("a long piece is a cue for each sentence, which share its time by their letters; a short one stays whole", () => {
    const sentence = `${"so it goes ".repeat(9)}on.`;
    const text = `Ann  0:10\n${`${sentence} `.repeat(4)}\n\nBo  0:50\nOne. Two. Three.`;
    const read = readTranscript(text);
    expect("cues" in read && read.cues).toEqual([
      cue(10, 20, `Ann: ${sentence}`),
      ...[20, 30, 40].map((start) => cue(start, start + 10, sentence)),
      cue(50, 55, "Bo: One. Two. Three."),
    ]);
  });
  test.each([
    "We begin at 0:10\nand go on.\n\nThen we stop.",
    "Ann  0:10\nHello\n\nBo  0:04\nBack in time",
    "Really? 0:10\nYes\n\nSure! 0:20\nNo",
    `Ann  0:10\n${"a".repeat(1_001)}\n\nBo  0:50\nb`,
  ])("%j is no transcript of speakers", (text) => {
    expect(readTranscript(text)).toMatchObject({ faults: [{ line: 1 }] });
  });
  test.each(["Hello\nthere", "0:04 only one", "hello\n0:04 a\n0:08 b", "0:09 a\n0:04 b"])(
    "%j has no times that can be followed",
    (text) => {
      expect(readTranscript(text)).toMatchObject({ faults: [{ line: 1 }] });
    },
  );

  test("MED-5 a long text after two times is not gone through once for each of its lines", () => {
    const text = `0:01 a\n0:04 b\n${"so it goes\n".repeat(300_000)}`;
    expect(readTranscript(text)).toMatchObject({ faults: [{ line: 1 }] });
  });
});
