/** Drawn portraits of a few sample people: no photo of anyone real comes with the product. */
import { setOwnPhoto } from "../app/auth/auth.server";
import type { Db } from "../app/platform/db/database.server";

const LOOKS = [
  { ground: "#cfe3dc", skin: "#8d5b3f", hair: "#2b1d16", shirt: "#2f6b5a" },
  { ground: "#f1dcc6", skin: "#e2b08f", hair: "#7a4a21", shirt: "#8c3b2e" },
  { ground: "#d5dcef", skin: "#c68a63", hair: "#15161c", shirt: "#34457f" },
] as const;

export async function addSamplePhotos(db: Db, userIds: readonly string[]): Promise<void> {
  for (const [at, userId] of userIds.entries()) {
    const look = LOOKS[at % LOOKS.length] ?? LOOKS[0];
    const fault = await setOwnPhoto(db, userId, await portrait(look));
    if (fault) throw new Error(fault);
  }
}

/** Higher than wide, with the face above the middle, as people photograph themselves. */
async function portrait({ ground, skin, hair, shirt }: (typeof LOOKS)[number]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><path d="M0 0h480v640H0z" fill="${ground}"/><circle cx="240" cy="230" r="118" fill="${hair}"/><path d="M60 640c0-150 80-220 180-220s180 70 180 220z" fill="${shirt}"/><path d="M205 330h70v110h-70z" fill="${skin}"/><ellipse cx="240" cy="265" rx="88" ry="105" fill="${skin}"/><path d="M150 245c20-70 160-70 180 0-40-30-140-30-180 0z" fill="${hair}"/><circle cx="207" cy="265" r="8"/><circle cx="273" cy="265" r="8"/><path d="M205 315q35 28 70 0" fill="none" stroke="#5a2a20" stroke-width="7" stroke-linecap="round"/></svg>`;
  // Loaded here, so that the product itself starts without it.
  const { default: sharp } = await import("sharp");
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer());
}
