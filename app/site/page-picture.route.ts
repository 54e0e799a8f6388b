import { contentContext } from "~/content/content.server";
import { notFound } from "~/platform/web/responses.server";
import { brandOf } from "~/settings/settings.server";
import type { Route } from "./+types/page-picture.route";
import { pageFacts } from "./page-facts.server";
import { pageOfPicture } from "./site-facts";

type Pictures = Map<string, Promise<Uint8Array>>;

/** An image is drawn once for as long as words and settings stay the same. */
const drawn = new WeakMap<object, Pictures>();

/** A public page's image, or the company's sign. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const path = pageOfPicture(params["*"] ?? "");
  const page = path === null ? null : pageFacts(context, path);
  if (path !== "/logo" && !page) notFound();
  const content = context.get(contentContext);
  const pictures: Pictures = drawn.get(content) ?? new Map();
  drawn.set(content, pictures);
  const { name: brand, hue, logo } = brandOf(context);
  const drawing =
    pictures.get(path ?? "") ??
    import("./picture.server").then(({ logoPicture, pagePicture }) =>
      page
        ? pagePicture({
            title: page.title,
            description: page.description,
            brand,
            hue,
            sign: logo === null,
          })
        : logoPicture(hue, LOGO_SIZE),
    );
  pictures.set(path ?? "", drawing);
  const body = new Uint8Array(await drawing);
  return new Response(body, {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" },
  });
}

const LOGO_SIZE = 512;
