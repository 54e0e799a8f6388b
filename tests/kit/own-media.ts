/** A media store for one test. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { TestProduct } from "./test-product";

/** Settings of a media store that is removed after the test. */
export function ownMedia(): { MEDIA_DIR: string } {
  const directory = mkdtempSync(path.join(os.tmpdir(), "setpoint-media-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return { MEDIA_DIR: directory };
}

/** Makes an uploaded file the video of a lesson. */
export async function useIn(product: TestProduct, lesson: number, id: string): Promise<void> {
  await product.query(
    "insert into lesson_videos (lesson_number, host, library_id, video_id, embed_code) values ($1, 'own', '', $2, $3) on conflict (lesson_number) do update set host = 'own', library_id = '', video_id = excluded.video_id, embed_code = excluded.embed_code",
    [lesson, id, `/media/${id}/video`],
  );
}
