/** Tries what is typed, saved or not, within a time limit, and tells what the other side said in its own words. */
import { verifiedAddress } from "~/auth/auth.server";
import { AiError, askModel } from "~/platform/ai/language-model.server";
import { backupNowContext } from "~/platform/backup/backup-now.server";
import { createMailer } from "~/platform/mail/mail.server";
import { renderMailHtml } from "~/platform/mail/mail-html.server";
import { isRedirect, NOT_FOLLOWED } from "~/platform/web/failure-reason";
import { requestContext } from "~/platform/web/request-context.server";
import type { ConnectionName } from "../connections/connections";
import { LATE, LONGEST_MS, type Trial, type Tried, within } from "../connections/trial.server";
import { mailLook } from "../mail-look.server";
import { brandOf } from "../settings.server";
import { triedTranscription, triedVideo, triedWebhook } from "./media-trials.server";
import { triedSignOn } from "./sign-on-trial.server";

const LONGEST_WORDS = 600;

const TRIALS: Partial<Record<ConnectionName, (trial: Trial) => Promise<Tried>>> = {
  mail: triedMail,
  ai: triedAi,
  transcribe: triedTranscription,
  signOn: triedSignOn,
  videos: triedVideo,
  webhooks: triedWebhook,
  backups: backedUp,
};

/** Secrets never come back, even if the other side repeats them. */
export async function tried(name: ConnectionName, trial: Trial, secrets: string[]): Promise<Tried> {
  const outcome = await TRIALS[name]?.(trial);
  if (!outcome || "faults" in outcome) return outcome ?? { fails: "There is nothing to try here." };
  const clean = (words: string) =>
    secrets.reduce((text, secret) => text.replaceAll(secret, "…"), words).slice(0, LONGEST_WORDS);
  return "works" in outcome ? { works: clean(outcome.works) } : { fails: clean(outcome.fails) };
}

async function triedMail({ context, userId, config, typed }: Trial): Promise<Tried> {
  if (!config.mail) return { faults: { host: "Enter the mail server first" } };
  const { db } = context.get(requestContext);
  const to = typed.testTo?.trim() || (await verifiedAddress(db, userId));
  if (!to)
    return {
      faults: {
        testTo: "Enter the address that gets the test: your account has none that is confirmed",
      },
    };
  if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(to))
    return { faults: { testTo: "This is not an email address" } };
  const brand = brandOf(context);
  const words = {
    subject: `Test mail from ${brand.name}`,
    text: `This mail was sent to test the mail settings of ${brand.name}. If you can read it, they work.`,
  };
  const mail = renderMailHtml(mailLook(brand, config.baseUrl), words);
  const sent = createMailer(config.mail, () => brand.supportMail)({ to, ...mail });
  const outcome = await within(
    sent.then(
      () => null,
      (error: unknown) => error,
    ),
  );
  if (outcome === null) return { works: `The mail server took the test mail to ${to}.` };
  if (outcome === LATE) return { fails: LATE };
  const { response, message = "" } = outcome as { response?: string; message?: string };
  return {
    fails: response
      ? `The mail server said: ${response}`
      : /wrong version number/i.test(message)
        ? "The mail server does not speak TLS on this port. Choose another Security, or another port."
        : `The mail server could not be reached: ${message}`,
  };
}

async function triedAi({ config: { ai } }: Trial): Promise<Tried> {
  if (!ai) return { faults: { baseUrl: "Enter the endpoint first" } };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const asked = { instructions: "Answer in one short sentence.", question: "Who are you?", signal };
  try {
    let words = "";
    for await (const piece of askModel(ai, asked)) words += piece;
    return { works: `The endpoint answered: ${words.trim()}` };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    if (error.fault === "timed-out") return { fails: LATE };
    if (isRedirect(error.status)) return { fails: `The endpoint ${NOT_FOLLOWED}` };
    return { fails: `The endpoint said: ${saidBy(error)}` };
  }
}

/** The status and the endpoint's own text, or why it could not be asked. */
function saidBy({ status, cause }: AiError): string {
  const { message = "", responseBody = "" } = (cause ?? {}) as {
    message?: string;
    responseBody?: string;
  };
  const said = message || responseBody;
  return [status, said].filter(Boolean).join(" ") || "nothing that can be read";
}

async function backedUp({ context, config: { backup } }: Trial): Promise<Tried> {
  if (!backup) return { faults: { scheduled: "Switch backups on first" } };
  const outcome = await within(context.get(backupNowContext)(backup.directory));
  if (outcome === LATE)
    return {
      works:
        "The backup is still being made. It is listed under Admin, Records, Backups once it is done.",
    };
  if ("fault" in outcome) return { fails: outcome.fault };
  return {
    works: `Backed up: ${outcome.rows.toLocaleString("en-US")} rows are in ${outcome.file}.`,
  };
}
