import { notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/logo-file.route";
import { accentHex } from "./brand-color";
import { ICON_SIDES, logoAddress } from "./logo";
import { iconOf } from "./read-logo.server";
import { settingsContext } from "./settings.server";

/** An SVG that an earlier release kept is only ever an image: opened directly, it runs nothing and fetches nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The company's logo, under an address derived from its exact bytes, or the shipped sign in the color of a hue. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const hue = /^sign-(\d{1,3})\.svg$/.exec(params.file)?.[1];
  if (hue && Number(hue) <= 360) return picture(Buffer.from(sign(Number(hue))), "image/svg+xml");
  const { logo, logoDark, favicon } = context.get(settingsContext).logos;
  const side = Object.values(ICON_SIDES).find(
    (each) => favicon && `${favicon.hash}-${each}.png` === params.file,
  );
  if (favicon && side) return picture(Buffer.from(await iconOf(favicon, side)), "image/png");
  const asked = [logo, logoDark, favicon].find(
    (each) => each && logoAddress(each) === `/logo/${params.file}`,
  );
  if (!asked) notFound();
  return picture(Buffer.from(asked.data, "base64"), asked.type);
}

function sign(hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M9 3h14a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-7.6L8.2 30.4A1.3 1.3 0 0 1 6 29.5V24.4A7 7 0 0 1 2 18v-8a7 7 0 0 1 7-7z" fill="${accentHex(hue)}"/><path d="M10 14.2l4.3 4.3L22.4 10" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

function picture(bytes: Buffer<ArrayBuffer>, type: string): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": PICTURE_POLICY,
    },
  });
}
