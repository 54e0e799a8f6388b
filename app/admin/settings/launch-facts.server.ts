import type { RouterContextProvider } from "react-router";
import { administratorCounts } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { providerTitle, readSettings, SHIPPED_BRAND, SLOT_KINDS } from "~/settings/settings.server";
import { SITE_SAMPLES } from "~/site/site";
import { lessonsWithoutVideo } from "~/training/training.server";
import type { LaunchFacts } from "./launch";

/** The current facts behind the launch checklist. */
export async function launchFacts(context: Readonly<RouterContextProvider>): Promise<LaunchFacts> {
  const { db, config, log } = context.get(requestContext);
  const [{ brand, links, slots, pixel }, missing, administrators] = await Promise.all([
    readSettings(db, log),
    lessonsWithoutVideo(db, config.playerOrigins),
    administratorCounts(db),
  ]);
  return {
    ...{ brand, links, pixel, administrators },
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, { provider }]) => [name, providerTitle(provider)]),
    ),
    shipped: SHIPPED_BRAND,
    videoSlots: SLOT_KINDS.flatMap(([name, kind]) => (kind === "video" ? [name] : [])),
    sampleTestimonials: SITE_SAMPLES.testimonials,
    legalTemplates: SITE_SAMPLES.legalTexts,
    lessonsWithoutVideo: missing,
    baseUrl: config.baseUrl,
    isSet: {
      mail: config.mail !== undefined,
      ai: config.ai !== undefined,
      operationsPassword: config.operationsPassword !== undefined,
      trackerCode: config.trackerAdminCode !== undefined,
    },
  };
}
