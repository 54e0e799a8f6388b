import { notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/logo-file";
import { logoAddress } from "./logo";
import { settingsContext } from "./settings.server";

/** An SVG is only ever an image here: opened directly, it runs nothing and fetches nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The company's logo, under an address that is of these very bytes. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { logo } = context.get(settingsContext);
  if (logo === null || logoAddress(logo) !== `/logo/${params.file}`) notFound();
  return new Response(Buffer.from(logo.data, "base64"), {
    headers: {
      "Content-Type": logo.type,
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": PICTURE_POLICY,
    },
  });
}
