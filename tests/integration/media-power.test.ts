/** What a directory of media has if its power is cut as soon as a step is acknowledged. */
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { directoryStore, pathOf } from "../../app/platform/media/directory-store.server";
import { aVideo } from "../kit/a-video";
import { cuttableDisk } from "../kit/cuttable-disk";
import { sha256 } from "../kit/media";

const MEGABYTES = 32;
const video = aVideo(1_500_000);
const [arriving, content] = [{ upload: "arriving" }, { sha256: sha256(video) }];

function stepsIn(directory: string) {
  const store = directoryStore(directory);
  const fileOf = (place: typeof arriving | typeof content) => path.join(directory, pathOf(place));
  return {
    append: () => {
      const body = (async function* () {
        yield video;
      })();
      return store.append({ ...arriving, offset: 0, body, kept: async () => undefined });
    },
    place: () => store.place(arriving.upload, content.sha256, video.length),
    // What a process does that is killed before it syncs the directory.
    rename() {
      mkdirSync(path.dirname(fileOf(content)), { recursive: true });
      renameSync(fileOf(arriving), fileOf(content));
    },
    unlink: () => rmSync(fileOf(content)),
    "remove upload": () => store.remove(arriving),
    "remove content": () => store.remove(content),
  };
}

type Step = keyof ReturnType<typeof stepsIn>;

const TRIED: readonly {
  what: string;
  steps: readonly Step[];
  left: typeof content | typeof arriving | null;
}[] = [
  { what: "a piece that arrived is there", steps: ["append"], left: arriving },
  { what: "a whole video is there", steps: ["append", "place"], left: content },
  {
    what: "a whole video is there that the next process placed after a killed one",
    steps: ["append", "rename", "place"],
    left: content,
  },
  { what: "a deleted upload is gone", steps: ["append", "remove upload"], left: null },
  { what: "a deleted video is gone", steps: ["append", "place", "remove content"], left: null },
  {
    what: "a deleted video is gone that the next process deleted after a killed one",
    steps: ["append", "place", "unlink", "remove content"],
    left: null,
  },
];

test.each(TRIED)("MED-1 MED-9 after a power cut, $what", async ({ steps, left }) => {
  const disk = cuttableDisk(MEGABYTES);
  if (disk === null) return console.log("Not tested: this user may not mount a disk of ext4.");
  onTestFinished(disk.remove);
  const actions = stepsIn(path.join(disk.directory, "media"));
  for (const step of steps) await actions[step]();
  const copy = disk.copy();
  onTestFinished(copy.remove);
  const there = path.join(copy.directory, "media");
  const files = readdirSync(there, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(there, path.join(parentPath, name)));
  expect(files).toEqual(left === null ? [] : [pathOf(left)]);
  if (left === null) return;
  const kept = await directoryStore(there).read(left, { first: 0, last: video.length - 1 });
  const pieces: Uint8Array[] = [];
  for await (const piece of kept) pieces.push(piece);
  expect(sha256(Buffer.concat(pieces))).toBe(content.sha256);
});
