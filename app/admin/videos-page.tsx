import { ArrowLeft } from "lucide-react";
import { data } from "react-router";
import { z } from "zod";
import { requestContext } from "~/platform/http/request-context.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { currentBrand } from "~/settings/settings.server";
import { ButtonLink } from "~/ui/button";
import { requireAdmin } from "../auth/auth.server";
import { lessonTitles, listVideos, setVideo } from "../training/training.server";
import type { Route } from "./+types/videos-page";
import { VideoCard, type VideoResult } from "./video-card";

const SAVED_LASTS_MS = 3_000;

const videoForm = z.strictObject({
  lessonNumber: z.coerce.number().int().min(1).max(26),
  embedCode: z.string().trim().max(10_000),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, "admin-required");
  const videos = await listVideos(context.get(requestContext).db);
  const ids = new Map(videos.map(({ lessonNumber, videoId }) => [lessonNumber, videoId]));
  return {
    brandName: currentBrand().name,
    lessons: lessonTitles().map((lesson) => ({
      ...lesson,
      videoId: ids.get(lesson.number) ?? null,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireAdmin(request, context, "admin-required");
  const { db, config } = context.get(requestContext);
  const form = videoForm.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) return refused("Save failed", "Failed to save video");
  const { lessonNumber, embedCode } = form.data;
  if (embedCode === "") return refused("Missing embed code", "Please paste the embed code");
  const videoId = await setVideo(db, lessonNumber, embedCode, config.playerOrigins);
  if (videoId === null) {
    return refused(
      "Invalid embed code",
      "Could not extract video ID from embed code. Please make sure it's a valid iframe embed.",
    );
  }
  const description = `Lesson ${lessonNumber} video configured successfully!`;
  return data<VideoResult>({
    saved: true,
    toast: { title: "✓ Video Saved", description, tone: "success", lasts: SAVED_LASTS_MS },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Manage Lesson Videos | ${loaderData?.brandName}` },
  { name: "description", content: "Set the video of each lesson" },
  { name: "robots", content: "noindex" },
];

export default function VideosPage({ loaderData }: Route.ComponentProps) {
  const { lessons } = loaderData;
  useLive(["videos"], useRefresh());
  const missing = lessons.filter(({ videoId }) => videoId === null).map(({ number }) => number);
  return (
    <>
      <ButtonLink to="/training/adminpanel" look="quiet" small className="-ml-3 mb-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Admin
      </ButtonLink>
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

function refused(title: string, description: string) {
  return data<VideoResult>(
    { saved: false, toast: { title, description, tone: "danger" } },
    { status: 400 },
  );
}
