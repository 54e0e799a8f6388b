import { data } from "react-router";
import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { contentOf } from "~/content/content.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { LoadFault } from "~/ui/load-fault";
import { safeAction } from "~/ui/safe-action";
import type { Route } from "./+types/videos-page";
import { LESSONS } from "./copy/lessons.server";
import { playerAddress, readEmbedCode } from "./video-address";
import { VideoCard, type VideoResult } from "./video-card";
import {
  configuredVideos,
  putLessonVideo,
  removeLessonVideo,
  signedPlayerAddress,
} from "./videos.server";

const SAVED_LASTS_MS = 3_000;
const SAVE_FAILED: VideoResult = {
  saved: false,
  toast: { title: "Save failed", description: "Failed to save video", tone: "danger" },
};

const lessonNumber = z.coerce.number().int().min(1);
const videoForm = z.union([
  z.strictObject({ lessonNumber, embedCode: z.string().trim().max(10_000) }),
  z.strictObject({ intent: z.literal("remove"), lessonNumber }),
]);

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "videos.set", "admin-required");
  const { db, config } = context.get(requestContext);
  const videos = await configuredVideos(db, config.playerOrigins);
  const byLesson = new Map(videos.map((video) => [video.lessonNumber, video]));
  return {
    brandName: brandOf(context).name,
    lessons: contentOf(context, LESSONS).lessons.map(({ number, title }) => {
      const { videoId = null, address = null } = byLesson.get(number) ?? {};
      const player = address && playerAddress(address, `preview-${number}`, null);
      const preview = player && signedPlayerAddress(player, config.playerTokenKey);
      return { number, title, videoId, preview };
    }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "videos.set", "admin-required");
  const { db, config } = context.get(requestContext);
  const form = videoForm.safeParse(Object.fromEntries(await formBody(request)));
  if (!form.success) return data(SAVE_FAILED, { status: 400 });
  const lesson = contentOf(context, LESSONS).lessons.find(
    ({ number }) => number === form.data.lessonNumber,
  );
  if (!lesson) return data(SAVE_FAILED, { status: 400 });
  if ("intent" in form.data) {
    const removed = await removeLessonVideo(db, viewer, lesson);
    return removed
      ? succeeded("Video removed", `Lesson ${form.data.lessonNumber} now has no video.`)
      : refused("Nothing to remove", "This lesson has no video.", 409);
  }
  const { lessonNumber, embedCode } = form.data;
  if (embedCode === "") return refused("Missing embed code", "Please paste the embed code");
  const video = readEmbedCode(embedCode, config.playerOrigins);
  if (video === null) {
    return refused(
      "Invalid embed code",
      "Could not extract video ID from embed code. Please make sure it's a valid iframe embed.",
    );
  }
  await putLessonVideo(db, viewer, lesson, video);
  return succeeded("✓ Video Saved", `Lesson ${lessonNumber} video configured successfully!`);
}

/** A refusal or a network failure is told on the card, which keeps what was pasted. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(
    request,
    () => serverAction(),
    (_, { words }): VideoResult => ({
      saved: false,
      toast: { title: "Save failed", description: words, tone: "danger" },
    }),
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Manage Lesson Videos | ${loaderData?.brandName}` },
  { name: "description", content: "Set the video for each lesson" },
  { name: "robots", content: "noindex" },
];

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to check existing videos" />;
}

function succeeded(title: string, description: string) {
  return data<VideoResult>({
    saved: true,
    toast: { title, description, tone: "success", lasts: SAVED_LASTS_MS },
  });
}

function refused(title: string, description: string, status = 400) {
  return data<VideoResult>(
    { saved: false, toast: { title, description, tone: "danger" } },
    { status },
  );
}
