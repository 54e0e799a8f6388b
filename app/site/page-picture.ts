import { publicRoutesContext } from "~/platform/pages/public-routes.server";
import { notFound } from "~/platform/web/responses.server";
import { brandOf, settingsContext } from "~/settings/settings.server";
import type { Route } from "./+types/page-picture";
import { pageOfPicture } from "./picture-address";

type PanelChartData = Map<string, Promise<Uint8Array>>;

/** As long as the settings stay what they are, a picture is drawn once. */
const drawn = new WeakMap<object, PanelChartData>();

/** The picture of a public page, or the company's sign. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const path = pageOfPicture(params["*"] ?? "");
  const page = path === null ? undefined : context.get(publicRoutesContext).get(path);
  if (path !== "/logo" && !page) notFound();
  const settings = context.get(settingsContext);
  const pictures: PanelChartData = drawn.get(settings) ?? new Map();
  drawn.set(settings, pictures);
  const { name: brand, hue, logo } = brandOf(context);
  const drawing =
    pictures.get(path ?? "") ??
    import("./picture.server").then(({ logoPicture, pagePicture }) =>
      page
        ? pagePicture({ ...page, brand, hue, sign: logo === null })
        : logoPicture(hue, LOGO_SIZE),
    );
  pictures.set(path ?? "", drawing);
  const body = new Uint8Array(await drawing);
  return new Response(body, {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" },
  });
}

const LOGO_SIZE = 512;
