/** The power of the disk that has the media is cut while videos are uploaded, get posters and are deleted. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { pathOf } from "../../app/platform/media/directory-store.server";
import { aVideo } from "../kit/a-video";
import { endChild, spawnProduct } from "../kit/child-product";
import { type CuttableDisk, cuttableDisk } from "../kit/cuttable-disk";
import { createDatabase } from "../kit/databases";
import { figure } from "../kit/figures";
import { aPicture, begin, received, send, sha256 } from "../kit/media";
import { ADMIN_CODE, BASE_ENV } from "../kit/test-product";
import { Visitor } from "../kit/visitor";
import { pause } from "../kit/workers";
import type { Env } from "../kit/workplace";

const CUTS = 20;
const LONGEST_MS = 5_000;
const MEGABYTES = 200;
const VIDEO_BYTES = 3_500_000;
const PIECE_BYTES = 1_300_000;
const PICTURE_BYTES = 40_000;
const SENDERS = 2;

test(`MED-1 MED-9 the power is cut ${CUTS} times while videos come and go`, async () => {
  const found: Found[] = [];
  for (let cut = 0; cut < CUTS; cut += 1) {
    const disk = cuttableDisk(MEGABYTES);
    if (disk === null)
      return figure({
        what: "power cut of the media's disk",
        measured: "not tried: only root may mount a disk for it, and only Linux has ext4",
      });
    try {
      found.push(await cutAfter((LONGEST_MS * cut) / CUTS, disk));
    } finally {
      disk.remove();
    }
  }
  report(found);
});

type Bytes = Uint8Array<ArrayBuffer>;
/** `received`: how much of a video was acknowledged; `poster`: the last one that was, which the `next` one may have replaced; `isAsked`: to delete it, and `isDeleted`: that was acknowledged. */
type Sent = {
  id: string;
  bytes: Bytes;
  received: number;
  poster: Bytes | null;
  next: Bytes | null;
  isAsked: boolean;
  isDeleted: boolean;
};
type Found = { acknowledged: number; lost: string[]; left: string[] };
type Query = (text: string) => Promise<Record<string, unknown>[]>;

/** The database is on another disk, which keeps its power: it knows all that was acknowledged. */
async function cutAfter(ms: number, disk: CuttableDisk): Promise<Found> {
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const pool = new pg.Pool({ connectionString: database.nearEnv.DATABASE_URL, max: 1 });
  // It may be dropped while this connection ends.
  pool.on("error", () => undefined);
  const query: Query = async (text) => (await pool.query(text)).rows;
  const env = { ...database.nearEnv, ...BASE_ENV };
  const child = await spawnProduct({ ...env, MEDIA_DIR: mediaOn(disk) });
  const admin = new Visitor(child.url);
  await admin.signIn(ADMIN_CODE);
  const work = workOf(admin);
  await pause(ms);
  child.process.kill("SIGSTOP");
  const sent = work.stop();
  const copy = disk.copy();
  child.process.kill("SIGKILL");
  await work.ended;
  try {
    return await foundOn(mediaOn(copy), { env, admin, sent, query });
  } finally {
    copy.remove();
    await pool.end();
  }
}

function mediaOn({ directory }: { directory: string }): string {
  return path.join(directory, "media");
}

/** `stop`: from then on nothing counts as acknowledged; returns what was by then. */
function workOf(admin: Visitor) {
  const all: Sent[] = [];
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!isOver) await sendOne(admin, all, () => isOver);
  });
  const ended = Promise.all(senders).catch(() => undefined);
  const stop = () => {
    isOver = true;
    return all.map((sent) => ({ ...sent }));
  };
  return { stop, ended };
}

async function sendOne(admin: Visitor, all: Sent[], isOver: () => boolean): Promise<void> {
  const bytes = aVideo(VIDEO_BYTES);
  const location = (await begin(admin, bytes.length)).headers.get("Location") ?? "";
  const id = location.split("/").at(-1) ?? "";
  const sent: Sent = {
    id,
    bytes,
    received: 0,
    poster: null,
    next: null,
    isAsked: false,
    isDeleted: false,
  };
  all.push(sent);
  const said = async (response: Promise<Response>, change: Partial<Sent>) => {
    const { ok } = await response;
    if (isOver()) throw new Error("the power is cut");
    if (ok) Object.assign(sent, change);
  };
  for (let offset = 0; offset < bytes.length; offset = sent.received) {
    const end = Math.min(bytes.length, offset + PIECE_BYTES);
    const piece = send(admin, location, { offset, body: bytes.slice(offset, end) });
    await said(piece, { received: end });
  }
  for (const poster of [aPicture(PICTURE_BYTES), aPicture(PICTURE_BYTES)]) {
    sent.next = poster;
    await said(putPoster(admin, id, poster), { poster });
  }
  if (all.length % 2 > 0) return;
  sent.isAsked = true;
  await said(admin.form("/admin/media", { intent: "remove", id }), { isDeleted: true });
}

function putPoster(admin: Visitor, id: string, body: Bytes): Promise<Response> {
  const headers = { "Content-Type": "image/webp" };
  return admin.fetch(`/media/${id}/poster`, { method: "PUT", headers, body });
}

type Known = { env: Env; admin: Visitor; sent: readonly Sent[]; query: Query };

/** A new product goes on with what is there, and its first sweep clears up. */
async function foundOn(directory: string, { env, admin, sent, query }: Known): Promise<Found> {
  const child = await spawnProduct({ ...env, MEDIA_DIR: directory });
  const lost: string[] = [];
  try {
    const person = new Visitor(child.url).take(admin);
    for (const each of sent.filter(({ isDeleted }) => !isDeleted))
      lost.push(...(await lostOf(each, person, directory)));
    const uploads = () =>
      query(
        "select 1 from media_uploads u join media_files f on u.id = f.id where state = 'ready'",
      );
    await expect.poll(uploads).toEqual([]);
    const deleted = sent.filter(({ isDeleted }) => isDeleted).map(({ bytes }) => sha256(bytes));
    const left = filesIn(directory).filter((file) => deleted.includes(path.basename(file)));
    return { acknowledged: sent.length, lost, left };
  } finally {
    await endChild(child, "SIGTERM");
  }
}

async function lostOf(sent: Sent, person: Visitor, directory: string): Promise<string[]> {
  const { id, bytes, received: safe, poster, next, isAsked } = sent;
  const location = `/media/uploads/${id}`;
  const offset = await received(person, location);
  if (offset === null) return isAsked ? [] : ["an upload"];
  if (offset < safe) return [`${safe - offset} bytes of a video`];
  if (offset < bytes.length) await send(person, location, { offset, body: bytes.slice(offset) });
  const isThere = (content: Bytes | null) => {
    if (content === null) return false;
    const file = path.join(directory, pathOf({ sha256: sha256(content) }));
    return existsSync(file) && sha256(readFileSync(file)) === sha256(content);
  };
  const hasPoster = poster === null || isThere(poster) || isThere(next);
  return [...(isThere(bytes) ? [] : ["a video"]), ...(hasPoster ? [] : ["a poster"])];
}

function filesIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: "utf8" }) : [];
}

function report(found: readonly Found[]): void {
  const videos = found.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const lost = found.flatMap((each) => each.lost);
  figure({
    what: `the power of the media's disk is cut ${CUTS} times: acknowledged pieces, videos and posters that are missing`,
    measured: [`${lost.length}, of ${videos} videos`, ...new Set(lost)].join("; "),
    target: "0",
    held: lost.length === 0 && found.length === CUTS,
  });
  const left = found.flatMap((each) => each.left);
  figure({
    what: "the same: deleted videos that are back on the disk, where nothing knows of them",
    measured: `${left.length}`,
    target: "0",
    held: left.length === 0,
  });
}
