/** A media store for one test. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Settings of a media store that is removed after the test. */
export function ownMedia(): { MEDIA_DIR: string } {
  const directory = mkdtempSync(path.join(os.tmpdir(), "setpoint-media-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return { MEDIA_DIR: directory };
}
