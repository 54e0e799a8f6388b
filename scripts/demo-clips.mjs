// Draws the demo's own lesson clips into demo/clips: slides with a synthetic voice, VP9 and Opus in WebM, which every
// supported browser plays and anybody may encode, and what is said as WebVTT, where a cue that begins a chapter has its
// name. Needs ffmpeg with libflite and libvpx; the clips are committed, so nothing else does.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";

const FOLDER = "demo/clips";
const [WIDTH, HEIGHT] = [960, 540];
const PAUSE_SECONDS = 0.7;
const SOFT = ["#f7efe4", "#e8eefb", "#e9f5ec", "#fbeaea"];

/** `said` and, for the slide, `shown`: a bubble on the left is the prospect's, on the right the setter's. */
const CLIPS = [
  {
    name: "facebook",
    voice: "slt",
    title: "Appointment Setting on Facebook",
    cues: [
      {
        chapter: "Why a reply comes first",
        said: "Welcome. This lesson takes a Facebook chat from a first hello to a call that the other person chose.",
        shown: ["From hello to a call", "they chose"],
      },
      {
        said: "Nobody books a call with a stranger. So the first message asks for a reply, and for nothing else.",
        shown: [">Saw your question in the group.", ">Did you find an answer?"],
      },
      {
        chapter: "Asking before offering",
        said: "When they answer, ask what they have tried. People trust a question that fits what they wrote.",
        shown: ["<Not yet. Tried two courses.", ">What was missing in them?"],
      },
      {
        said: "Only then offer a call, with a reason and a way out. Would it help to talk it through with someone who does this daily?",
        shown: [">Would a short call help?", ">If not, that is fine."],
      },
      {
        chapter: "Today's task",
        said: "Now write three first messages, each with one question. Read them aloud before you send them.",
        shown: ["Write three messages", "One question each"],
      },
    ],
  },
  {
    name: "soft-skills",
    voice: "rms",
    title: "Trigger Soft Skills",
    cues: [
      {
        chapter: "Cue and response",
        said: "Soft skills only help when you remember them. So each one gets a cue that you can see.",
        shown: ["A cue you can see", "A response you have ready"],
      },
      {
        said: "Replies get shorter. That is the cue to slow down, and to ask whether you may go on.",
        shown: ["<ok", ">Is now still a good time?"],
      },
      {
        said: "They use a feeling word. Name the feeling before you ask anything else.",
        shown: ["<I have been burned before.", ">That sounds like it still stings."],
      },
      {
        chapter: "When the tone turns sharp",
        said: "A sharp tone asks for a lower one. Thank them for being open, and leave the point alone.",
        shown: ["<Another sales pitch?", ">Fair question. No pitch today."],
      },
      {
        chapter: "Today's task",
        said: "Pick two cues for this week, and put them on a note next to your screen.",
        shown: ["Two cues", "One note, next to the screen"],
      },
    ],
  },
  {
    name: "objections",
    voice: "slt",
    title: "Handling Objections with Confidence",
    cues: [
      {
        chapter: "Question, condition or no",
        said: "Not every objection is a no. Some are questions, and some are conditions. First find out which one you have.",
        shown: ["A question?", "A condition?", "Or a no?"],
      },
      {
        said: "It is too expensive can mean three things. Ask: too expensive compared with what?",
        shown: ["<It's too expensive.", ">Compared with what?"],
      },
      {
        chapter: "The price objection",
        said: "If the price is a condition, say so plainly. The closer explains the cost on the call, and you decide there.",
        shown: ["<I can't pay that now.", ">Then the call can wait."],
      },
      {
        said: "If it is a no, thank them and stop. A clear no today is worth more than a missed call tomorrow.",
        shown: ["<I'm not interested.", ">Thanks for telling me."],
      },
      {
        chapter: "Today's task",
        said: "Collect five objections from your chats, and write next to each what it really was.",
        shown: ["Five objections", "What was each one really?"],
      },
    ],
  },
];

const work = mkdtempSync(path.join(os.tmpdir(), "demo-clips-"));
for (const clip of CLIPS) await make(clip);
rmSync(work, { recursive: true });

async function make({ name, voice, title, cues }) {
  const parts = [];
  let at = 0;
  for (const [index, cue] of cues.entries()) {
    const sound = path.join(work, `${name}-${index}.wav`);
    const text = path.join(work, "said.txt");
    writeFileSync(text, cue.said);
    ffmpeg(
      "-f",
      "lavfi",
      "-i",
      `flite=textfile=${text}:voice=${voice}`,
      "-af",
      `apad=pad_dur=${PAUSE_SECONDS}`,
      "-ar",
      "48000",
      sound,
    );
    const seconds = Math.round(secondsOf(sound) * 10) / 10;
    const picture = path.join(work, `${name}-${index}.png`);
    await sharp(Buffer.from(slide(title, cue.shown, { index, of: cues.length })))
      .png()
      .toFile(picture);
    parts.push({ ...cue, sound, picture, seconds, start: at });
    at += seconds;
  }
  const shown = path.join(work, `${name}.txt`);
  const last = parts.at(-1);
  writeFileSync(
    shown,
    [
      ...parts.map(({ picture, seconds }) => `file '${picture}'\nduration ${seconds}`),
      `file '${last.picture}'`,
    ].join("\n"),
  );
  const sounds = path.join(work, `${name}-sounds.txt`);
  writeFileSync(
    sounds,
    parts.map(({ sound, seconds }) => `file '${sound}'\noutpoint ${seconds}`).join("\n"),
  );
  const file = path.join(FOLDER, `${name}.webm`);
  ffmpeg(
    ...["-f", "concat", "-safe", "0", "-i", shown, "-f", "concat", "-safe", "0", "-i", sounds],
    ...[
      "-vf",
      "fps=5,format=yuv420p",
      "-c:v",
      "libvpx-vp9",
      "-crf",
      "38",
      "-b:v",
      "0",
      "-g",
      "25",
      "-row-mt",
      "1",
    ],
    ...[
      "-c:a",
      "libopus",
      "-b:a",
      "22k",
      "-ac",
      "1",
      "-application",
      "voip",
      "-t",
      String(at),
      "-bitexact",
      file,
    ],
  );
  const cue = ({ chapter, said, start, seconds }) =>
    [chapter, `${stamp(start)} --> ${stamp(start + seconds - PAUSE_SECONDS)}`, said]
      .filter(Boolean)
      .join("\n");
  writeFileSync(path.join(FOLDER, `${name}.vtt`), `WEBVTT\n\n${parts.map(cue).join("\n\n")}\n`);
  console.log(file, at, "seconds", statSync(file).size, "bytes");
}

function ffmpeg(...args) {
  const { status, stderr } = spawnSync(
    "ffmpeg",
    ["-hide_banner", "-loglevel", "error", "-y", ...args],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

function secondsOf(file) {
  const asked = ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", file];
  return Number(spawnSync("ffprobe", asked, { encoding: "utf8" }).stdout);
}

function stamp(seconds) {
  return new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23);
}

function slide(title, shown, { index, of }) {
  const rows = shown.map((line, at) => row(line, 190 + at * 105)).join("");
  const dots = Array.from(
    { length: of },
    (_, at) =>
      `<circle cx="${480 + (at - (of - 1) / 2) * 34}" cy="500" r="8" fill="${at <= index ? "#1f5ad2" : "#cfc8bd"}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${SOFT[index % SOFT.length]}"/>
<text x="60" y="80" font-size="30" font-weight="bold" fill="#2b2118">${escaped(title)}</text>
<text x="900" y="80" font-size="22" text-anchor="end" fill="#6b5f52">Sample</text>${rows}${dots.join("")}</svg>`;
}

function row(line, y) {
  if (!/^[<>]/.test(line))
    return `<text x="60" y="${y + 20}" font-size="52" font-weight="bold" fill="#2b2118">${escaped(line)}</text>`;
  const words = line.slice(1);
  const width = 60 + words.length * 18;
  const own = line.startsWith(">");
  const x = own ? 900 - width : 60;
  return `<rect x="${x}" y="${y - 45}" width="${width}" height="80" rx="26" fill="${own ? "#1f5ad2" : "#ffffff"}"/>
<text x="${x + width / 2}" y="${y + 6}" font-size="32" text-anchor="middle" fill="${own ? "#ffffff" : "#2b2118"}">${escaped(words)}</text>`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
