import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { contentOf } from "~/content/content.server";
import { signedPlayerAddress } from "~/platform/embeds/signed-player.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { safeAction } from "~/ui/safe-action";
import type { Route } from "./+types/videos-page";
import { LESSONS } from "./copy/lessons.server";
import { playerAddress, readEmbedCode } from "./video-address";
import { VideoCard } from "./video-card";
import { configuredVideos, putLessonVideo, removeLessonVideo } from "./videos.server";

const SAVED_LASTS_MS = 3_000;
const lessonNumber = z.coerce.number().int().min(1);
const pasted = z.strictObject({ lessonNumber, embedCode: z.string().trim().max(10_000) });

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "videos.set", "admin-required");
  const { db, config } = context.get(requestContext);
  const videos = await configuredVideos(db, config.playerOrigins);
  const byLesson = new Map(videos.map((video) => [video.lessonNumber, video]));
  return {
    lessons: contentOf(context, LESSONS).lessons.map(({ number, title }) => {
      const { videoId = null, address = null } = byLesson.get(number) ?? {};
      const player = address && playerAddress(address, `preview-${number}`, null);
      const preview = player && signedPlayerAddress(player, config.playerTokenKey);
      return { number, title, videoId, preview };
    }),
  };
}

const acts = {
  "": act({ right: "videos.set", fields: pasted, run: save }),
  remove: act({
    right: "videos.set",
    fields: z.strictObject({ lessonNumber }),
    run: async ({ db, viewer, context }, form) => {
      const lesson = lessonNamed(context, form.lessonNumber);
      if (!lesson) return saveFailed();
      if (!(await removeLessonVideo(db, viewer, lesson)))
        return refused(409, "Nothing to remove", { description: "This lesson has no video." });
      return saved("Video removed", `Lesson ${form.lessonNumber} now has no video.`);
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
  const video = readEmbedCode(embedCode, playerOrigins);
  if (video === null)
    return refused(400, "Invalid embed code", {
      description:
        "Could not extract video ID from embed code. Please make sure it's a valid iframe embed.",
    });
  await putLessonVideo(db, viewer, lesson, video);
  return saved("✓ Video Saved", `Lesson ${lessonNumber} video configured successfully!`);
}

function lessonNamed(context: Call["context"], wanted: number) {
  return contentOf(context, LESSONS).lessons.find(({ number }) => number === wanted);
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

export default function VideosPage({ loaderData }: Route.ComponentProps) {
  const { lessons } = loaderData;
  useLive(["videos"], useRefresh());
  const missing = lessons.filter(({ videoId }) => videoId === null).map(({ number }) => number);
  return (
    <>
      <BackLink to="/training/adminpanel">Back to Admin</BackLink>
      <h1 className="text-4xl">Manage Lesson Videos</h1>
      <p className="mt-2 text-lg text-quiet tabular">
        {lessons.length - missing.length} of {lessons.length} videos configured
      </p>
      {missing.length > 0 && (
        <section
          aria-labelledby="missing"
          className="mt-6 rounded-panel border border-danger bg-danger-soft p-5 text-danger"
        >
          <h2 id="missing" className="text-lg">
            Missing Videos ({missing.length} remaining)
          </h2>
          <p className="mt-1 tabular">Lessons {missing.join(", ")}</p>
        </section>
      )}
      <ol className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {lessons.map((lesson) => (
          <li key={lesson.number} className="contents">
            <VideoCard lesson={lesson} />
          </li>
        ))}
      </ol>
    </>
  );
}
