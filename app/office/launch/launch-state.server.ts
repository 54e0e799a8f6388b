/** The launch checklist as it stands now. */
import type { RouterContextProvider } from "react-router";
import { administratorCounts } from "~/auth/auth.server";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { figuresWithoutSource } from "~/figures/figures.server";
import { isFresh, proofState } from "~/platform/backup/proofs.server";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarLabel } from "~/settings/settings";
import {
  calendarIn,
  calendarNames,
  providerTitle,
  readSettings,
  type Settings,
  SHIPPED_BRAND,
  SLOT_KINDS,
} from "~/settings/settings.server";
import { unreadyContent } from "~/site/site.server";
import { unfinishedLessons } from "~/training/training.server";
import { launchChecklist, launchCounts } from "./launch";
import type { LaunchFacts } from "./launch-item";

type Context = Readonly<RouterContextProvider>;

export async function launchState(context: Context) {
  const groups = launchChecklist(await launchFacts(context));
  return { groups, counts: launchCounts(groups) };
}

/** Those whose guests see a time and no place. */
function withoutPlace({ calendars, slots }: Pick<Settings, "calendars" | "slots">) {
  return calendarNames(calendars).filter((name) => {
    const { place, state } = calendarIn(calendars, name);
    return place === "" && state === "open" && !(name in slots);
  });
}

async function launchFacts(context: Context): Promise<LaunchFacts> {
  const { db, config, log } = context.get(requestContext);
  const content = context.get(contentContext);
  const [{ brand, links, slots, pixel, calendars }, lessons, administrators, proofs] =
    await Promise.all([
      readSettings(db, log),
      unfinishedLessons(context),
      administratorCounts(db),
      proofState(db),
    ]);
  return {
    brand,
    links,
    pixel,
    administrators,
    backups: config.backup ? (isFresh(proofs, Date.now()) ? "proven" : "unproven") : "off",
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, { provider }]) => [name, providerTitle(provider)]),
    ),
    shipped: SHIPPED_BRAND,
    videoSlots: SLOT_KINDS.flatMap(([name, kind]) => (kind === "video" ? [name] : [])),
    ...unreadyContent(content),
    settling: Object.fromEntries(
      context
        .get(contentStoreContext)
        .documents.flatMap(({ key, settles }) => (settles ? [[key, settles.label]] : [])),
    ),
    figuresWithoutSource: figuresWithoutSource(content),
    lessonsWithoutVideo: lessons.withoutVideo,
    sampleLessons: lessons.samples,
    calendarsWithoutPlace: withoutPlace({ calendars, slots }).map((name) => ({
      name,
      label: calendarLabel(calendars, name),
    })),
    baseUrl: config.baseUrl,
    isSet: {
      mail: config.mail !== undefined,
      ai: config.ai !== undefined,
      operationsPassword: config.operationsPassword !== undefined,
      trackerCode: config.trackerAdminCode !== undefined,
    },
  };
}
