/** An S3-compatible store that does not respond: nobody waits for it for ever. */
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import type { MediaStore } from "../../app/platform/media/media-store.server";
import { s3Store } from "../../app/platform/media/s3-store.server";
import { StoreAway } from "../../app/platform/web/faults.server";
import { aVideo } from "../kit/a-video";
import { sha256 } from "../kit/media";
import { S3Stub } from "../kit/s3-stub";

const MB = 1024 * 1024;
const KEYS = { region: "test-1", keyId: "test-key", secret: "test-secret" };

test("MED-2 a store that takes a request and does not respond is given up, and not while it sends", async () => {
  const stub = await S3Stub.start();
  onTestFinished(() => stub.stop());
  const { MEDIA_S3_ADDRESS: address = "" } = stub.env;
  const store = s3Store({ address, ...KEYS });
  const bytes = aVideo(3 * MB);
  stub.objects.set("content/one", Buffer.from(bytes));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const range = { first: 0, last: bytes.length - 1 };
  const playing = await store.read({ sha256: "one" }, range);
  stub.isSilent = true;
  const asked = store.read({ sha256: "one" }, range).catch((error: unknown) => error);
  while (stub.unanswered === 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(60_000);
  expect(await asked).toBeInstanceOf(StoreAway);
  expect(sha256(await buffer(playing))).toBe(sha256(bytes));
});

/** What a store is asked for: each ends by itself if nothing ever comes of the request, not even its own end. */
const ASKED = {
  "a range": (store: MediaStore) => store.read({ sha256: "one" }, { first: 0, last: 9 }),
  "whether it has a video": (store: MediaStore) => store.has("one"),
  "a removal": (store: MediaStore) => store.remove({ sha256: "one" }),
  "a piece": (store: MediaStore) => store.append(arrivingNow()),
};

function arrivingNow() {
  const body = (async function* () {
    yield aVideo(99);
  })();
  return { upload: "one", offset: 0, body, kept: async () => undefined };
}

test.each(Object.entries(ASKED))(
  "MED-2 a request for %s that its signing client has forgotten is given up too",
  async (_, ask) => {
    // Neither responds nor hears its signal.
    const sent = vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const waiting = new AbortController();
      setTimeout(() => waiting.abort(), ms);
      return waiting.signal;
    });
    onTestFinished(() => void vi.useRealTimers().restoreAllMocks());
    const store = s3Store({ address: "http://127.0.0.1:1/videos", ...KEYS });
    let outcome: unknown;
    const asked = ask(store).catch((error: unknown) => error);
    void asked.then((settled) => {
      outcome = settled;
    });
    while (sent.mock.calls.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(130_000);
    await new Promise(setImmediate);
    expect(outcome).toBeInstanceOf(StoreAway);
  },
);
