/** Three lessons of the demo play clips of our own, drawn by `scripts/demo-clips.mjs`, with what is said in them. */
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import type { Db } from "../app/platform/db/database.server";
import type { Media } from "../app/platform/media/media.server";
import { lessonVideos } from "../app/training/tables";
import { lessonCues } from "../app/training/words/tables";

/** `lesson`: its id. */
export const OWN_CLIPS = [
  { lesson: 1, name: "facebook", seconds: 33.1 },
  { lesson: 14, name: "soft-skills", seconds: 30.6 },
  { lesson: 18, name: "objections", seconds: 32.8 },
] as const;

const FOLDER = "demo/clips";

/** Uploads them as this person would, and makes them their lessons' videos. */
export async function addOwnClips(db: Db, media: Media, userId: string): Promise<void> {
  for (const { lesson, name, seconds } of OWN_CLIPS) {
    const id = await upload(media, userId, { name, seconds });
    const video = {
      host: "own" as const,
      libraryId: "",
      videoId: id,
      embedCode: `/media/${id}/video`,
    };
    await db.update(lessonVideos).set(video).where(eq(lessonVideos.lessonNumber, lesson));
    const said = readFileSync(`${FOLDER}/${name}.vtt`, "utf8");
    await db
      .insert(lessonCues)
      .values(cuesIn(said).map((cue, position) => ({ lessonNumber: lesson, position, ...cue })));
  }
}

type Clip = { name: string; seconds: number };

async function upload(media: Media, userId: string, { name, seconds }: Clip): Promise<string> {
  const bytes = readFileSync(`${FOLDER}/${name}.webm`);
  const facts = { filename: `${name}.webm`, filetype: "video/webm", duration: `${seconds}` };
  const encoded = Object.entries(facts).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`,
  );
  const request = new Request("http://demo/media/uploads", {
    method: "POST",
    headers: {
      "Tus-Resumable": "1.0.0",
      "Upload-Length": `${bytes.length}`,
      "Upload-Metadata": encoded.join(","),
      "Content-Type": "application/offset+octet-stream",
    },
    body: new Uint8Array(bytes),
  });
  const response = await media.respond(request, {
    userId,
    seesAll: true,
    mayUpload: async () => true,
  });
  const id = response.headers.get("Location")?.split("/").at(-1);
  if (!response.ok || !id) throw new Error(`The clip ${name} was refused: ${response.status}`);
  return id;
}

/** A cue that begins a chapter has its name above its times. */
function cuesIn(text: string) {
  const [, ...blocks] = text.trim().split("\n\n");
  return blocks.map((block) => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => line.includes(" --> "));
    const [startSeconds = 0, endSeconds = 0] = (lines[at] ?? "").split(" --> ").map(secondsOf);
    const words = lines.slice(at + 1).join(" ");
    return { startSeconds, endSeconds, words, chapter: lines[at - 1] ?? null };
  });
}

function secondsOf(stamp: string): number {
  return stamp.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
