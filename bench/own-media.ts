/** Own videos for the measurements: sent as a browser sends them, set on a lesson, and where a person plays them. */
import http from "node:http";
import pg from "pg";
import type { Company } from "./company.ts";

const LESSON = 1;
const TUS = { "Tus-Resumable": "1.0.0" };

/** Announces a video of this size; returns the upload's path. */
export async function beginUpload(origin: string, cookie: string, bytes: number): Promise<string> {
  const named = Object.entries({ filename: "lesson.mp4", filetype: "video/mp4" });
  const metadata = named.map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`);
  const response = await fetch(`${origin}/media/uploads`, {
    method: "POST",
    headers: {
      ...TUS,
      Cookie: cookie,
      "Upload-Length": String(bytes),
      "Upload-Metadata": metadata.join(","),
    },
  });
  const location = response.headers.get("Location");
  if (!location) throw new Error(`An upload returned ${response.status} ${await response.text()}`);
  return location;
}

/** Sends all of it at once; returns when the last byte was handed over, and throws unless the server has it. */
export async function sendBytes(
  address: string,
  cookie: string,
  pieces: readonly Uint8Array[],
): Promise<{ lastByteAt: number }> {
  const request = http.request(address, {
    method: "PATCH",
    headers: {
      ...TUS,
      Cookie: cookie,
      "Content-Type": "application/offset+octet-stream",
      "Content-Length": pieces.reduce((sum, piece) => sum + piece.length, 0),
      "Upload-Offset": 0,
    },
  });
  const responded = new Promise<number>((resolve, reject) => {
    request.once("error", reject);
    request.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  for (const piece of pieces)
    await new Promise<void>((resolve, reject) => {
      request.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  const lastByteAt = performance.now();
  request.end();
  const status = await responded;
  if (status !== 204) throw new Error(`A video returned ${status}`);
  return { lastByteAt };
}

/** Sends a video and sets it on a lesson; returns where this person plays it. */
export async function playableVideo(
  { server: { origin }, cookie, databaseUrl }: Pick<Company, "server" | "cookie" | "databaseUrl">,
  video: Uint8Array,
): Promise<string> {
  const upload = await beginUpload(origin, cookie, video.length);
  await sendBytes(origin + upload, cookie, [video]);
  await setVideo(databaseUrl, upload);
  return signedAddress(origin, cookie);
}

/** The id of the file, which an upload's path ends with. */
export async function setVideo(databaseUrl: string, upload: string): Promise<void> {
  const id = upload.split("/").at(-1) ?? "";
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("delete from lesson_videos where lesson_number = $1", [LESSON]);
  await client.query(
    `insert into lesson_videos (lesson_number, host, library_id, video_id, embed_code) values ($1, 'own', '', $2, $3)`,
    [LESSON, id, `/media/${id}/video`],
  );
  await client.end();
}

/** Where the lesson's video plays for the person with this cookie, as their page says. */
export async function signedAddress(origin: string, cookie: string): Promise<string> {
  const page = await fetch(`${origin}/training/lesson${LESSON}.data`, {
    headers: { Cookie: cookie },
  });
  const [address] = /\/media\/[\w-]{22}\/video\?hour=\d+&for=[\w-]+/.exec(await page.text()) ?? [];
  if (!address) throw new Error(`The lesson has no video: ${page.status}`);
  return origin + address;
}
