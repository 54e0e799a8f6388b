import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { safeAction } from "~/ui/safe-action";
import { takeFocus } from "~/ui/take-focus";
import { useResult } from "~/ui/use-result";
import type { Route } from "./+types/videos-page";
import { allLessons, type ListedLesson } from "./catalogue.server";
import { ownVideo } from "./own-video.server";
import { replacements } from "./replacement.server";
import { SampleList } from "./sample-words";
import { keepWords, sampleLessons } from "./sample-words.server";
import { UploadPanel } from "./upload/upload-panel";
import { uploadAct } from "./upload-act.server";
import { readPasted } from "./video-address";
import { VideoCard } from "./video-card";
import { type ListLesson, nameOf, namesOf, planOf, planText } from "./video-list";
import { counted, type ListOutcome, VideoListForm } from "./video-list-form";
import {
  configuredVideos,
  oldTranscripts,
  openedAddress,
  putLessonVideo,
  putLessonVideos,
  removeLessonVideo,
} from "./videos.server";

const SAVED_LASTS_MS = 3_000;
const lessonNumber = z.coerce.number().int().min(1);
const pasted = z.strictObject({ lessonNumber, embedCode: z.string().trim().max(10_000) });
const list = z.strictObject({ text: z.string().trim().max(200_000) });
/** `plan`: of what was seen. */
const savedList = list.extend({ plan: z.string().max(200_000) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "videos.set", "admin-required");
  const { db, config } = context.get(requestContext);
  const videos = await configuredVideos(db, config.playerOrigins);
  const old = await oldTranscripts(db);
  const replacementOf = await replacements(db);
  const byLesson = new Map(videos.map((video) => [video.lessonNumber, video]));
  const lessons = lessonsOf(context);
  const samples = await sampleLessons(context);
  const pageOrigin = new URL(request.url).origin;
  const cardOf = async ({ id, number, title, state }: ListedLesson) => {
    const { videoId = null, address = null } = byLesson.get(id) ?? {};
    const own = await ownVideo(context, address, viewer.userId);
    const foreign = own ? null : address;
    const opening = { playerId: `preview-${id}`, second: null, pageOrigin };
    const preview = own
      ? own.address
      : foreign && openedAddress(foreign, opening, config.playerTokenKey);
    const shares = (other: number) =>
      other !== id && address !== null && byLesson.get(other)?.address === address;
    const sameAs = namesOf(lessons.filter((each) => shares(each.id)));
    return {
      id,
      number,
      title,
      state,
      videoId,
      preview,
      own,
      sameAs,
      isTranscriptOld: old.has(id),
      replacement: replacementOf(id),
      sample: samples.find((each) => each.id === id) ?? null,
    };
  };
  return { userId: viewer.userId, samples, lessons: await Promise.all(lessons.map(cardOf)) };
}

const acts = {
  "": act({ right: "videos.set", fields: pasted, run: save }),
  "use-upload": uploadAct(lessonNamed),
  remove: act({
    right: "videos.set",
    fields: z.strictObject({ lessonNumber }),
    run: async ({ db, viewer, context }, form) => {
      const lesson = lessonNamed(context, form.lessonNumber);
      if (!lesson) return saveFailed();
      const removed = await removeLessonVideo(db, viewer, lesson);
      if (!removed)
        return refused(409, "Nothing to remove", { description: "This lesson has no video." });
      const stays = removed.host === "own" ? " Its file stays under Media." : "";
      return saved("Video removed", `${nameOf(lesson)} now has no video.${stays}`);
    },
  }),
  "keep-words": act({
    right: "videos.set",
    fields: z.strictObject({ lessons: z.array(lessonNumber) }),
    lists: ["lessons"],
    run: async (call, form) => {
      const samples = await sampleLessons(call.context);
      const kept = samples.filter(({ id }) => form.lessons.includes(id));
      if (kept.length === 0) return refused(409, "None of these lessons has sample words");
      await keepWords(call.db, call.viewer, kept);
      return saved("Words kept", "The checklist no longer counts them.");
    },
  }),
  preview: act({
    right: "videos.set",
    fields: list,
    run: async (call, { text }) => {
      const { lines, plan } = await planned(call, text);
      if (lines.length === 0) return refused(400, "Paste at least one address");
      return done<ListOutcome>(null, { text, lines, plan, isOther: false });
    },
  }),
  list: act({
    right: "videos.set",
    fields: savedList,
    run: async (call, { text, plan: seen }) => {
      const { lines, plan } = await planned(call, text);
      const all = lines.flatMap(({ lesson, video, fault }) =>
        lesson && video && fault === null ? [{ lesson, video }] : [],
      );
      if (all.length === 0) return refused(400, "Nothing to save");
      if (plan !== seen) return done<ListOutcome>(null, { text, lines, plan, isOther: true });
      await putLessonVideos(call.db, call.viewer, all);
      return done<ListOutcome>(null, { saved: all.length });
    },
  }),
};

export const action = pageActs("videos.set", acts, {
  notice: "admin-required",
  unread: saveFailed,
});

async function save(
  { db, viewer, context }: Call,
  { lessonNumber, embedCode }: z.output<typeof pasted>,
) {
  const { playerOrigins } = context.get(requestContext).config;
  const lesson = lessonNamed(context, lessonNumber);
  if (!lesson) return saveFailed();
  if (embedCode === "")
    return refused(400, "Missing embed code", { description: "Please paste the embed code" });
  const read = readPasted(embedCode, playerOrigins);
  if ("fault" in read)
    return refused(400, "Invalid embed code", {
      description: `Could not extract video ID from embed code. Please make sure it's a valid iframe embed. ${read.fault}.`,
    });
  const { video } = read;
  await putLessonVideo(db, viewer, lesson, video);
  const same = (await configuredVideos(db, playerOrigins)).filter(
    (each) => each.lessonNumber !== lesson.id && each.address === video.address,
  );
  const others = lessonsOf(context).filter(({ id }) =>
    same.some((each) => each.lessonNumber === id),
  );
  const also =
    others.length > 0
      ? ` ${namesOf(others)} ${others.length === 1 ? "has" : "have"} the same video.`
      : "";
  // Words of the sample are told on the card: these sentences are the specification's.
  return saved("✓ Video Saved", `${nameOf(lesson)} video configured successfully!${also}`);
}

async function planned({ db, context }: Call, text: string) {
  const { playerOrigins } = context.get(requestContext).config;
  const videos = await configuredVideos(db, playerOrigins);
  const replacementOf = await replacements(db);
  const addresses = new Map(videos.map((each) => [each.lessonNumber, each.address ?? ""]));
  const lessons = lessonsOf(context).map(
    ({ id, number, title }): ListLesson => ({
      id,
      number,
      title,
      video: addresses.get(id) ?? null,
      replacement: replacementOf(id),
    }),
  );
  const lines = planOf(text, lessons, playerOrigins);
  return { lines, plan: planText(lines, lessons) };
}

function lessonsOf(context: Call["context"]) {
  return allLessons(context.get(contentContext), context.get(contentStoreContext).current());
}

function lessonNamed(context: Call["context"], wanted: number) {
  return lessonsOf(context).find(({ id }) => id === wanted);
}

function saved(title: string, description: string) {
  return done({ title, description, tone: "success", lasts: SAVED_LASTS_MS });
}

function saveFailed() {
  return refused(400, "Save failed", { description: "Failed to save video" });
}

/** A refusal or a network failure is told on the card, which keeps what was pasted. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(
    request,
    () => serverAction(),
    (_, { words }) => refused(503, "Save failed", { description: words }),
  );
}

export const handle = {
  title: "Manage Lesson Videos",
  fault: "Failed to check existing videos",
};

export default function VideosPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lessons, samples, userId } = loaderData;
  const result = actionData as ActResult<ListOutcome> | undefined;
  const [search] = useSearchParams();
  const [list, setList] = useState<string | null>(null);
  useLive(["videos"], useRefresh());
  // Only what trainees see has to have a video.
  const shown = lessons.filter(({ number }) => number !== null);
  const missing = shown.filter(({ videoId }) => videoId === null);
  const justSaved = result?.done && result.value && "saved" in result.value && result.value.saved;
  useResult(justSaved || undefined, () => setList(null));
  return (
    <>
      <BackLink to="/training/adminpanel">Back to Admin</BackLink>
      <h1 className="text-4xl">Manage Lesson Videos</h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg text-quiet tabular">
          {shown.length - missing.length} of {shown.length} videos configured
        </p>
        <Form method="get" preventScrollReset className="flex flex-wrap gap-2">
          <ButtonLink to="/admin/upload-videos/many" look="outline" small>
            Upload many
          </ButtonLink>
          <Button type="submit" name="list" value="open" look="outline" small>
            Paste a list
          </Button>
        </Form>
      </div>
      {justSaved ? (
        <p
          role="status"
          ref={takeFocus}
          tabIndex={-1}
          className="mt-6 rounded-control bg-success-soft px-4 py-3 font-semibold text-success"
        >
          {counted(justSaved)} saved
        </p>
      ) : (
        search.has("list") && <VideoListForm result={result} list={list} onList={setList} />
      )}
      {missing.length > 0 && (
        <section
          aria-labelledby="missing"
          className="mt-6 rounded-panel border border-danger bg-danger-soft p-5 text-danger"
        >
          <h2 id="missing" className="text-lg">
            Missing Videos ({missing.length} remaining)
          </h2>
          <p className="mt-1 tabular">
            Lessons{" "}
            {missing.map(({ id, number }, index) => (
              <span key={id}>
                {index > 0 && ", "}
                <a
                  href={`#lesson-${id}`}
                  className="inline-block min-h-6 min-w-6 text-center font-semibold underline underline-offset-4"
                >
                  {number}
                </a>
              </span>
            ))}
          </p>
        </section>
      )}
      <SampleList samples={samples} />
      <ol className="mt-8 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="contents">
            <VideoCard lesson={lesson}>
              <UploadPanel
                lesson={{ id: lesson.id, label: nameOf(lesson) }}
                replacement={lesson.replacement}
                userId={userId}
              />
            </VideoCard>
          </li>
        ))}
      </ol>
    </>
  );
}
