import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/photo-file.route";
import { readPhoto } from "./own-photo.server";

const FILE = /^([\w-]{22})\.webp$/;

/** Someone's photo, for those who were shown its address: guests read hosts' too. No proxy keeps it longer than they do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, hash] = FILE.exec(params.file) ?? [];
  const bytes = hash && (await readPhoto(context.get(requestContext).db, hash));
  if (!bytes) notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/webp",
      "Cache-Control": "private, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}
