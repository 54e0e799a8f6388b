import { requireRight } from "~/auth/auth.server";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import type { Route } from "./+types/many-videos-page";
import { allLessons, shownLessons } from "./catalogue.server";
import { replacements } from "./replacement.server";
import { UploadMany } from "./upload/upload-many";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = await requireRight(request, context, "videos.set", "admin-required");
  const { db } = context.get(requestContext);
  const content = context.get(contentContext);
  const replacementOf = await replacements(db);
  const blocks = new Map(shownLessons(content).map(({ id, block }) => [id, block?.name ?? null]));
  const lessons = allLessons(content, context.get(contentStoreContext).current());
  return {
    userId,
    lessons: lessons.map(({ id, number, title }) => ({
      id,
      number,
      title,
      block: blocks.get(id) ?? null,
      replacement: replacementOf(id),
    })),
  };
}

export const handle = { title: "Upload many", fault: "Failed to check existing videos" };

export default function ManyVideosPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/admin/upload-videos">Back to Lesson Videos</BackLink>
      <h1 className="text-4xl">Upload many</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Choose or drop all your videos at once. Each finds its lesson by its name, and you see what
        goes where before anything is uploaded.
      </p>
      <UploadMany {...loaderData} />
    </>
  );
}
