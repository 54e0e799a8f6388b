/** The brand's pictures on its page: as they are, and as a chosen file would look (OWN-10). */
import type { RouterContextProvider } from "react-router";
import { done, refused } from "~/platform/web/act-result";
import { type Logo, logoAddress, type ShownLogo } from "../logo";
import { hiddenOn } from "../logo-contrast.server";
import { LOGO_PARTS } from "../parts.server";
import { readIcon, readLogo } from "../read-logo.server";
import { settingsContext } from "../settings.server";
import { partStates } from "./saving.server";

type LogoPart = keyof typeof LOGO_PARTS;

export function isLogoPart(part: string): part is LogoPart {
  return Object.hasOwn(LOGO_PARTS, part);
}

function readPart(part: LogoPart, bytes: Uint8Array<ArrayBuffer>) {
  return part === "favicon" ? readIcon(bytes) : readLogo(bytes);
}

/** The logo, once there is one the logo for dark pages, and the icon. */
export async function logoStates(context: Readonly<RouterContextProvider>) {
  const parts = await partStates(context, LOGO_PARTS);
  const { logo, logoDark, favicon } = context.get(settingsContext).logos;
  const shown: Readonly<Record<string, ShownLogo | null>> = {
    logo: await shownLogo(logo),
    logoDark: await shownLogo(logoDark),
    favicon: await shownLogo(favicon),
  };
  return parts
    .filter(({ name }) => name !== "logoDark" || logo !== null)
    .map((part) => ({
      ...part,
      picture: shown[part.name] ?? null,
      hasDark: logoDark !== null,
    }));
}

async function shownLogo(logo: Logo | null): Promise<ShownLogo | null> {
  if (logo === null) return null;
  return { address: logoAddress(logo), ratio: logo.ratio, hidden: await hiddenOn(logo) };
}

/** What a chosen file would look like; nothing is saved. */
export async function tryLogo(
  part: LogoPart,
  mark: string,
  form: Readonly<Record<string, unknown>>,
) {
  const { file } = form;
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const read = await readPart(part, bytes);
  if ("fault" in read) {
    const conflict = { part, mark, stored: null };
    return refused(400, null, { faults: { file: read.fault }, conflict });
  }
  const { type, data, ratio } = read.logo;
  const address = `data:${type};base64,${data}`;
  const shown = { address, ratio, hidden: await hiddenOn(read.logo) };
  return done(null, { tried: part, typed: {}, shown });
}

/** The uploaded logo; what the form says about the file is not trusted. */
export async function withLogo(
  part: LogoPart,
  { file, ...form }: Readonly<Record<string, unknown>>,
) {
  if (!(file instanceof File)) return form;
  return { ...form, read: await readPart(part, new Uint8Array(await file.arrayBuffer())) };
}
