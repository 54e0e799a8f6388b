import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/picture-file.route";
import { readPicture } from "./pictures.server";

const FILE = /^([\w-]{16})-(\d{1,5})\.webp$/;

/** One width of an uploaded image, under an address derived from its exact bytes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, hash, width] = FILE.exec(params.file) ?? [];
  const bytes = hash && (await readPicture(context.get(requestContext).db, hash, Number(width)));
  if (!bytes) notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}
