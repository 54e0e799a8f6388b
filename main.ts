/** Starting and stopping the product, and the commands that need no server. */
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import * as build from "virtual:react-router/server-build";
import type { DestinationStream } from "pino";
import type { ServerBuild } from "react-router";
import { anonymizingJobs, planAnonymizing } from "./app/applicants/applicants.server";
import { actorNow, createAuth, createCodeVault, secretWarnings } from "./app/auth/auth.server";
import {
  bookingJobs,
  busyFeedJobs,
  forgetHolds,
  planAllReminders,
} from "./app/booking/booking.server";
import { changeFacts, openContent, publicationJobs } from "./app/content/content.server";
import { forgetEvents, makeEventMonths, recordEvent } from "./app/events/events.server";
import { startFunnel } from "./app/funnel/funnel.server";
import { readLiveRows } from "./app/live-topics.server";
import { batchJobs, forgetBatches } from "./app/office/batches/batches.server";
import { companyNow, contextOutside } from "./app/pages.server";
import { ledgerFault } from "./app/pay/pay.server";
import { whyUnusable } from "./app/platform/backup/backup-directory.server";
import { secretMark } from "./app/platform/backup/dump-file.server";
import { refuseHalfRestored } from "./app/platform/backup/restore-mark.server";
import { startBackups } from "./app/platform/backup/scheduled-backups.server";
import type { Config } from "./app/platform/config/config.server";
import { makeWritable } from "./app/platform/config/data-directory.server";
import { authSecret, presentSecret } from "./app/platform/config/secret.server";
import { whileSet } from "./app/platform/config/while-set.server";
import { openDatabase } from "./app/platform/db/database.server";
import { migrateDatabase } from "./app/platform/db/migrate.server";
import { JobRefused, startJobs } from "./app/platform/jobs/job-loop.server";
import { createLog } from "./app/platform/log/request-log.server";
import { createMailer, type MailServer } from "./app/platform/mail/mail.server";
import { type MailContent, renderMailHtml } from "./app/platform/mail/mail-html.server";
import { forgetOldMails, mailJobs } from "./app/platform/mail/mail-jobs.server";
import { openMedia } from "./app/platform/media/media.server";
import { openLive } from "./app/platform/realtime/live.server";
import { createLiveHub } from "./app/platform/realtime/live-hub.server";
import { closed, LIMITS, listening, tryAddress } from "./app/platform/web/http-server.server";
import { staticFiles } from "./app/platform/web/static-files.server";
import { calendarIn, mailLook, openSettings, readSettings } from "./app/settings/settings.server";
import { isShownInLesson } from "./app/shown-media.server";
import { keepNudging, nudgeJobs } from "./app/team/nudges/nudges.server";
import { planStoredKeys, prospectJobs } from "./app/tracker/tracker.server";
import { startTranscribing, storeLessons, sumTraineeCounts } from "./app/training/training.server";
import { CATALOG } from "./catalog";
import { createListener, type Product } from "./server";

export { DOCUMENTS } from "./app/documents.server";
export { configFromProcess, parseConfig } from "./app/platform/config/config.server";
export { findPrograms } from "./app/platform/db/own-programs.server";
export { isDiskFull } from "./app/platform/db/reached.server";
export { systemUser } from "./app/platform/db/system-user.server";
export {
  backup,
  contentExport,
  contentImport,
  migrate,
  restore,
  rotateSecret,
  signInLink,
  wayBack,
} from "./commands";
export { fillWithSamples } from "./demo/demo";
export { startDemoPlayer } from "./demo/player/player";
/** The route table, for the tests: each address with its loader and action. */
export const routes: ServerBuild["routes"] = build.routes;

export type RunningProduct = Product & {
  url: string;
  /** The first administrator's, only if this start created that account. */
  firstCode: string | null;
  /** Ends streams, lets requests under way finish for two seconds, then closes the database. */
  stop: () => Promise<void>;
};

const NO_LONGER_AN_EDITOR =
  "The person who scheduled this may no longer edit content, so nothing was published. Publish the draft yourself, or schedule it again.";
/** Opens the database and brings it up to date. Throws `DirectoryInUse` if another process has the data. */
export async function open(config: Config, logTo?: DestinationStream): Promise<Product> {
  const log = createLog(config, logTo);
  if (config.databaseUrl === undefined || config.authSecret === undefined)
    await makeWritable(config.dataDirectory);
  // Before anything is made: a start that is refused leaves nothing behind.
  const present = await presentSecret(config);
  const database = await openDatabase(config, log);
  try {
    await refuseHalfRestored(database);
    const warnings = await secretWarnings({ db: database.db, secret: present, log });
    const withoutIndex = await migrateDatabase(database);
    if (withoutIndex !== null)
      log.warn(
        `Searches read every row, which takes longer the more there are: ${withoutIndex}. As the server's administrator, run "CREATE EXTENSION pg_trgm" in this database, and start again.`,
      );
    await makeEventMonths(database.db, log);
    const hub = createLiveHub(log);
    const secret = present ?? (await authSecret(config));
    const vault = createCodeVault(secret);
    const settings = await openSettings({ db: database.db, hub, log, config, vault });
    const content = await openContent(database.db, hub, log, CATALOG);
    const company = companyNow(settings, content, new URL(config.baseUrl).host);
    const words = () => company().content;
    const auth = createAuth({ config: settings.config, db: database.db, hub, secret, log, words });
    content.follow(() => storeLessons(database.db));
    await storeLessons(database.db);
    readLiveRows(hub, database.db, {
      zone: () => settings.current().calendars.discovery.zone,
      readWords: content.readAgain,
    });
    const stopLive = await openLive({ database, hub, log, secret, natsUrl: config.natsUrl });
    const close = async () => {
      await stopLive();
      await database.close();
    };
    const media = openMedia({
      config: settings.config,
      db: database.db,
      sign: vault.hmac,
      isShown: (id) => isShownInLesson(database.db, words(), id),
    });
    return {
      config,
      log,
      warnings,
      database: { ...database, close },
      backupMark: secretMark(secret),
      hub,
      settings,
      content,
      auth,
      funnel: startFunnel(database.db, log, config),
      media,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Serves an opened product; in production with the built files. */
export function listenerOf(product: Product): RequestListener {
  const files = product.config.development ? null : staticFiles(path.resolve("build/client"));
  return createListener({ ...product, build: build as ServerBuild, files });
}

export async function start(config: Config, logTo?: DestinationStream): Promise<RunningProduct> {
  await tryAddress(config);
  const product = await open(config, logTo);
  const warnings = [...product.warnings];
  const server = createServer(LIMITS, listenerOf(product));
  const stopMailing = startMailer(product);
  const stopJobs = startProductJobs(product);
  const stopTranscribing = startTranscribing(product, contextOutside(product));
  const stopBackups = keepBackups(product);
  const end = async () => {
    product.hub.end();
    await closed(server);
    await Promise.all([stopMailing(), stopJobs(), stopTranscribing(), stopBackups()]);
    await product.funnel.stop();
    await product.media.idle();
    await product.database.close();
  };
  let ending: Promise<void> | null = null;
  const stop = () => {
    ending ??= end();
    return ending;
  };
  try {
    await planJobs(product);
    await keepNudging(product.database.db, contextOutside(product)(product.database.db));
    const port = await listening(server, config);
    // Not before: the code of a start that then fails would never be shown.
    const firstCode = await product.auth.createFirstAdministrator();
    const { backup } = product.settings.config();
    const unusable = backup && (await whyUnusable(backup.directory));
    if (unusable) warnings.push(`No backup can be made: ${unusable}`);
    return { ...product, url: `http://localhost:${port}`, firstCode, warnings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sends queued email while a mail server is set; returns a stop function. */
function startMailer({ config, database, hub, log, auth, settings }: Product): () => Promise<void> {
  const brand = () => settings.current().brand;
  const render = (content: MailContent) =>
    renderMailHtml(mailLook(brand(), config.baseUrl), content);
  const begin = (server: MailServer) => {
    const send = createMailer(server, () => brand().supportMail);
    // A slow mail server holds up no publication.
    const loops = mailJobs({ log, send, open: auth.openMail, render }).map((handlers) =>
      startJobs({ name: "mail", db: database.db, hub, log, handlers }),
    );
    return async () => void (await Promise.all(loops.map((stop) => stop())));
  };
  return whileSet(settings, ({ mail }) => mail, begin);
}

/** Runs jobs when they are due; returns a stop function. */
function startProductJobs(product: Product): () => Promise<void> {
  const { database, hub, log, content, auth, settings } = product;
  const sweeps = auth.sweepJobs(async (tx) => {
    const { privacy } = settings.current();
    // In a transaction of its own, which nothing that this one has written may hold up.
    await makeEventMonths(database.db, log);
    await forgetHolds(tx);
    await forgetOldMails(tx);
    await forgetBatches(tx);
    await planAnonymizing(tx, privacy.applicantMonths);
    await forgetEvents(tx, privacy.eventMonths);
    await sumTraineeCounts(tx);
  });
  const publications = publicationJobs(content, (authorId) => async (tx, changes) => {
    const actor = authorId === null ? "system" : await actorNow(tx, authorId, "content.edit");
    if (actor === null) throw new JobRefused(NO_LONGER_AN_EDITOR);
    await recordEvent(tx, { actor, verb: "content.publish", ...changeFacts(changes) });
  });
  const { db } = database;
  const site = new URL(product.config.baseUrl).hostname;
  const contextOf = contextOutside(product);
  const bookings = { ...bookingJobs(contextOf), ...busyFeedJobs({ db, log, site }) };
  const applicants = anonymizingJobs(
    async (tx) => (await readSettings(tx, log)).privacy.applicantMonths,
  );
  const handlers = {
    ...sweeps,
    ...product.media.sweepJob(log),
    ...publications,
    ...bookings,
    ...applicants,
    ...prospectJobs(),
    ...nudgeJobs(contextOf),
    ...batchJobs(contextOf),
  };
  return startJobs({ db, hub, log, handlers });
}

/** Plans what follows from the settings, also for rows of an earlier release, and plans again when they change. */
async function planJobs(product: Product): Promise<void> {
  const { database, hub, log, settings } = product;
  const plan = async () => {
    await settings.readAgain();
    const { calendars, privacy } = settings.current();
    await planAnonymizing(database.db, privacy.applicantMonths);
    if (settings.config().mail)
      await planAllReminders(database.db, (name) => calendarIn(calendars, name).reminderHours);
  };
  const planned = () => plan().catch((error) => log.warn({ err: error }, "jobs cannot be planned"));
  hub.on("settings", planned);
  await planned();
  await planStoredKeys(database.db);
  await Promise.all([product.auth.planSweeps(), product.media.planSweep()]);
}

/** Makes scheduled backups while a directory for them is set; returns a stop function. */
function keepBackups({ settings, database, backupMark, log }: Product): () => Promise<void> {
  const parts = { database, secret: backupMark, check: ledgerFault, log };
  return whileSet(
    settings,
    ({ backup }) => backup,
    (schedule) => startBackups({ ...parts, schedule }),
  );
}
