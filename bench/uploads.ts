/** From the last byte of an upload to playable, in a directory and in an S3-compatible store. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { aVideo } from "../tests/kit/a-video.ts";
import { S3Stub } from "../tests/kit/s3-stub.ts";
import { openCompany } from "./company.ts";
import { beginUpload, sendBytes, setVideo, signedAddress } from "./own-media.ts";
import type { Measurement } from "./table.ts";

const PIECE_BYTES = 4 * 1024 * 1024;
const PIECES = 125;
const MOST_SECONDS = 5;

export async function measureUploads(postgresUrl: string): Promise<Measurement[]> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "setpoint-uploads-"));
  const stub = await S3Stub.start();
  try {
    return [
      await playableAfter(postgresUrl, { MEDIA_DIR: directory }, "a directory"),
      await playableAfter(postgresUrl, stub.env, "an S3 store in memory"),
    ];
  } finally {
    await stub.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function playableAfter(
  postgresUrl: string,
  store: Readonly<Record<string, string>>,
  named: string,
): Promise<Measurement> {
  const company = await openCompany(postgresUrl, 0, async () => undefined, store);
  const { server, cookie, databaseUrl } = company;
  try {
    const upload = await beginUpload(server.origin, cookie, PIECES * PIECE_BYTES);
    await setVideo(databaseUrl, upload);
    const first = aVideo(PIECE_BYTES);
    const others = randomBytes(PIECE_BYTES);
    const begun = performance.now();
    const { lastByteAt } = await sendBytes(server.origin + upload, cookie, [
      first,
      ...Array.from({ length: PIECES - 1 }, () => others),
    ]);
    const address = await signedAddress(server.origin, cookie);
    const range = await fetch(address, { headers: { Cookie: cookie, Range: "bytes=0-1" } });
    await range.arrayBuffer();
    if (range.status !== 206) throw new Error(`Its first bytes returned ${range.status}`);
    const seconds = (performance.now() - lastByteAt) / 1_000;
    console.log(`video, ${named}: sent in ${((lastByteAt - begun) / 1_000).toFixed(1)} s`);
    return {
      what: `Last byte of ${(PIECES * PIECE_BYTES) / 1024 ** 2} MB to playable, in ${named}`,
      target: `at most ${MOST_SECONDS} s`,
      measured: `${seconds.toFixed(1)} s`,
      met: seconds <= MOST_SECONDS,
    };
  } finally {
    await company.close();
  }
}
