import { Link, useFetcher } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { mediaContext } from "~/platform/media/media.server";
import { clock } from "~/platform/time/durations";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { allLessons } from "../catalogue.server";
import { nameOf } from "../video-list";
import { oldTranscripts } from "../videos.server";
import type { Route } from "./+types/media-page";
import { Deletion, UnfinishedUploads } from "./deletions";
import {
  deleteUnfinished,
  deleteVideo,
  type StoredVideo,
  storedVideos,
} from "./stored-videos.server";

const CHECK_MS = 20_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "videos.set", "admin-required");
  const { db } = context.get(requestContext);
  const media = context.get(mediaContext);
  const lessons = allLessons(
    context.get(contentContext),
    context.get(contentStoreContext).current(),
  );
  const [files, room, old] = await Promise.all([
    storedVideos(db),
    media.room(),
    oldTranscripts(db),
  ]);
  return {
    room,
    place: media.place,
    files: files.map(({ lessons: used, ...file }) => ({
      ...file,
      lessons: lessons.filter(({ id }) => used.includes(id)).map(nameOf),
      old: lessons
        .filter(({ id }) => used.includes(id) && old.has(id))
        .map((lesson) => ({ id: lesson.id, name: nameOf(lesson) })),
    })),
  };
}

export const action = pageActs("videos.set", {
  check: act({ right: "videos.set", fields: z.strictObject({}), run: check }),
  remove: act({
    right: "videos.set",
    fields: z.strictObject({ id: z.string().max(40) }),
    run: async (call, { id }) =>
      (await deleteVideo(call, id))
        ? done("Video deleted")
        : refused(409, "Nothing to delete", { description: "This file is already gone." }),
  }),
  "remove-unfinished": act({
    right: "videos.set",
    fields: z.strictObject({}),
    async run(call) {
      const deleted = await deleteUnfinished(call);
      return deleted === 0
        ? refused(409, "Nothing to delete", {
            description: "Every upload is finished or under way.",
          })
        : done(`${deleted} unfinished ${deleted === 1 ? "upload" : "uploads"} deleted`);
    },
  }),
});

/** What a large store does not tell in time is asked for in the background. */
async function check({ context }: Call) {
  const media = context.get(mediaContext);
  const ending = AbortSignal.timeout(CHECK_MS);
  try {
    await media.checkFiles(ending);
  } catch {
    return refused(502, "The store of the videos could not be asked. Try again later.");
  }
  if (!ending.aborted) return done("Every file was checked");
  await media.planSweep();
  return done("There are many files: the rest is checked in the background");
}

export const handle = {
  title: "Media",
  fault: "Failed to load the media",
};

/** MED-9. */
export default function MediaPage({ loaderData }: Route.ComponentProps) {
  const { files, room, place } = loaderData;
  const mayLimit = useCan()("settings.read");
  const used = files.filter(({ lessons }) => lessons.length > 0);
  const checkedAt = files
    .flatMap((file) => file.checkedAt ?? [])
    .toSorted()
    .at(0);
  const unused = files.filter(({ lessons }) => lessons.length === 0);
  return (
    <>
      <h1 className="text-4xl">Media</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet tabular">
        {sizeText(room.usedBytes)} of videos
        {room.quotaBytes !== null && `, of ${sizeText(room.quotaBytes)} allowed`}
        {room.freeBytes !== null && `. The disk has room for ${sizeText(room.freeBytes)} more`}.
      </p>
      {mayLimit && (
        <p className="mt-2">
          <Link to="/admin/settings/videos" className="underline underline-offset-4">
            {room.quotaBytes === null ? "Limit it" : "Change the limit"}
          </Link>
        </p>
      )}
      <p className="panel mt-6 max-w-prose p-5">
        Videos are not part of the database&apos;s backups. They are in{" "}
        <code className="[overflow-wrap:anywhere]">{place}</code>: back that up, too. After a
        restore of the database alone, lessons whose file is missing say that it cannot be played.
        {checkedAt && (
          <>
            {" "}
            Last checked <LocalTime at={checkedAt} never="" exact="minutes" />.
          </>
        )}
      </p>
      {files.length > 0 && <CheckNow />}
      <Files title="Used by lessons" files={used} none="No lesson has an uploaded video." />
      <UnfinishedUploads count={files.filter(({ isReady }) => !isReady).length} />
      <Files title="Not used" files={unused} none="Every uploaded video is used." />
    </>
  );
}

function CheckNow() {
  const fetcher = useFetcher<ActResult>();
  useResult(fetcher.data, ({ toast }) => {
    if (toast) showToast(toast);
  });
  return (
    <fetcher.Form method="post" className="mt-3">
      <input type="hidden" name="intent" value="check" />
      <Button type="submit" look="outline" small busy={fetcher.state !== "idle"}>
        Check now
      </Button>
    </fetcher.Form>
  );
}

/** `old`: lessons whose transcript was written for the video before this one. */
type ShownFile = Omit<StoredVideo, "lessons"> & {
  lessons: string[];
  old: { id: number; name: string }[];
};

function Files({ title, files, none }: { title: string; files: ShownFile[]; none: string }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      {files.length === 0 ? (
        <p className="panel mt-3 p-6 text-quiet">
          {none}{" "}
          <Link to="/admin/upload-videos" className="underline underline-offset-4">
            Lesson videos
          </Link>
        </p>
      ) : (
        <ul className="panel mt-3 divide-y divide-line">
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FileRow({ file }: { file: ShownFile }) {
  const { name, bytes, receivedBytes, durationSeconds, isReady } = file;
  const { uploadedBy, uploadedAt, lessons, old, missing } = file;
  const length = durationSeconds === null ? "" : `, ${clock(durationSeconds)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        {lessons.length > 0 && <p className="text-sm">{lessons.join(", ")}</p>}
        <MissingNote missing={missing} />
        {old.map((lesson) => (
          <OldTranscript key={lesson.id} {...lesson} />
        ))}
        <p className="text-quiet text-sm tabular">
          {isReady
            ? `${sizeText(bytes)}${length}`
            : `Unfinished upload, ${sizeText(receivedBytes)} of ${sizeText(bytes)}`}
          {uploadedBy !== null && `, ${uploadedBy}`}, <LocalTime at={uploadedAt} never="" />
        </p>
      </div>
      <Deletion file={file} />
    </li>
  );
}

/** What people call a part. */
const PART_NAMES: Readonly<Record<string, string>> = {
  audio: "sound for a transcript",
  poster: "poster",
  strip: "preview pictures",
};

function MissingNote({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  const parts = missing.map((kind) => PART_NAMES[kind] ?? kind).join(", ");
  return (
    <p className="text-sm text-warning">
      {missing.includes("video")
        ? "The file is missing from the store. Bring it back from your backup of the videos, or upload the video again."
        : `Missing from the store: ${parts}. The video plays without. Bring them back from your backup of the videos, or upload the video again.`}
    </p>
  );
}

function OldTranscript({ id, name }: { id: number; name: string }) {
  return (
    <p className="text-sm text-warning">
      <span>The transcript of {name} was written for the video before. </span>
      <Link to={`/admin/upload-videos/${id}/transcript`} className="underline underline-offset-4">
        <span>Transcript</span>
        <span className="sr-only"> of {name}</span>
      </Link>
    </p>
  );
}

function sizeText(bytes: number): string {
  const isGb = bytes >= 1024 ** 3;
  const size = bytes / (isGb ? 1024 ** 3 : 1024 ** 2);
  return `${size.toLocaleString("en-US", { maximumFractionDigits: 1 })} ${isGb ? "GB" : "MB"}`;
}
