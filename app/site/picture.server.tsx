/** @jsxImportSource react */
/** Link preview images, drawn from the page's own text. */
import heading from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?inline";
import text from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import type { ReactNode } from "react";
import satori from "satori";
import { withPicture } from "~/platform/web/read-picture.server";
import { accentHex } from "~/settings/settings";
import { PICTURE } from "./site-facts";

const PAPER = "#faf7f0";
const INK = "#2a211b";
const QUIET = "#6b6058";
const BUBBLE =
  "M9 3h14a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-7.6L8.2 30.4A1.3 1.3 0 0 1 6 29.5V24.4A7 7 0 0 1 2 18v-8a7 7 0 0 1 7-7z";
const TICK = "M10 14.2l4.3 4.3L22.4 10";

const FONTS = [
  { name: "Heading", data: bytesOf(heading) },
  { name: "Text", data: bytesOf(text) },
];

/** `sign`: our sign next to the brand's name; not if the company has its own logo. */
export type PictureWords = {
  title: string;
  description: string;
  brand: string;
  hue: number;
  sign: boolean;
};

/** A PNG of 1200 by 630 pixels with the page's title, description and brand (SEO-1). */
export async function pagePicture(words: PictureWords): Promise<Uint8Array> {
  return drawn(<Card {...words} />, PICTURE);
}

/** A square PNG of the sign alone. */
export async function logoPicture(hue: number, size: number): Promise<Uint8Array> {
  const card = (
    <div style={{ display: "flex", width: "100%", height: "100%", backgroundColor: PAPER }}>
      <Sign size={size} hue={hue} />
    </div>
  );
  return drawn(card, { width: size, height: size });
}

function Card({ title, description, brand, hue, sign }: PictureWords) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        boxSizing: "border-box",
        padding: "64px 72px",
        backgroundColor: PAPER,
        borderBottom: `18px solid ${accent(hue)}`,
        fontFamily: "Text",
      }}
    >
      <div style={{ display: "flex", alignItems: "center" }}>
        {sign && <Sign size={56} hue={hue} />}
        <div style={{ marginLeft: sign ? 18 : 0, color: INK, fontFamily: "Heading", fontSize: 36 }}>
          {brand}
        </div>
      </div>
      <div
        style={{
          display: "block",
          lineClamp: 3,
          marginTop: "auto",
          color: INK,
          fontFamily: "Heading",
          fontSize: title.length > 46 ? 68 : 82,
          lineHeight: 1.06,
          letterSpacing: "-0.02em",
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: "block",
          lineClamp: 3,
          marginTop: 28,
          color: QUIET,
          fontSize: 30,
          lineHeight: 1.4,
        }}
      >
        {description}
      </div>
    </div>
  );
}

function Sign({ size, hue }: { size: number; hue: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size}>
      <title>Logo</title>
      <path d={BUBBLE} fill={accent(hue)} />
      <path
        d={TICK}
        fill="none"
        stroke={PAPER}
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The letters are paths by then, so no font is needed to turn them into pixels, which happens outside of this thread. */
async function drawn(card: ReactNode, { width, height }: { width: number; height: number }) {
  const svg = await satori(card, { width, height, fonts: FONTS });
  return withPicture(Buffer.from(svg), (open) => open().png().toBuffer());
}

/** The accent of the light theme, see tokens.css. */
function accent(hue: number): string {
  return accentHex(hue);
}

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");
}
