/** Real values for the parameters of every address, with the rows they name. */
import { readdirSync } from "node:fs";
import type { ParameterValues } from "./addresses";
import { askBatch } from "./batches";
import { aHost } from "./calendars";
import { aConversation } from "./coaching";
import { aCohort } from "./cohorts";
import { aBooking, anApplication, aSubmission } from "./inbox-items";
import { anSvg, aPicture, bytesOf } from "./pictures";
import { added, anEdit, aRun } from "./prospects";
import type { TestProduct } from "./test-product";
import type { Visitor } from "./visitor";

/** Settings that open every address that is closed by default, except those of a mail server, a provider and a model. */
export const ALL_OPEN = {
  METRICS_TOKEN: "a-token-for-metrics-alone",
  OPERATIONS_PASSWORD: "a password for tests",
  TRACKER_ADMIN_CODE: "open sesame for closers",
  ZOOM_SECRET_TOKEN: "a-secret-token-of-zoom",
};

export type AddressValues = Readonly<Record<string, ParameterValues>>;

/** Creates the rows; `trainee` owns them. Give the product `ALL_OPEN`. */
export async function addressValues(
  product: TestProduct,
  trainee: { visitor: Visitor; userId: string },
): Promise<AddressValues> {
  const { vault } = product.running.auth;
  const prospect = await added(product, trainee.visitor);
  const namesake = await added(product, trainee.visitor);
  await (await product.admin()).form("/tracker", anEdit(prospect));
  const call = { at: "2030-12-02T20:00:00Z", zone: "America/Chicago" };
  const booked = { kind: "outcome", id: crypto.randomUUID(), ageSeconds: 0, outcome: "booked" };
  const acts = [{ ...booked, prospect: prospect.id, call }];
  await trainee.visitor.json("/tracker/acts", { userId: trainee.userId, acts });
  const booking = await aBooking(product.query);
  const reference = `${booking}.${vault.hmac(`booking ${booking}`)}`;
  const session = await aBooking(product.query, { traineeId: trainee.userId });
  const group = await aBooking(product.query, {
    calendar: "weeklyGroup",
    traineeId: trainee.userId,
  });
  const held = await aBooking(product.query, { held: true });
  const toConfirm = `${held}.${vault.hmac(`confirm-booking ${held}`)}`;
  const applicant = await anApplication(product.query);
  const tokenOf = (id: string) => `${id}.4000000000.${vault.hmac(`apply ${id} 4000000000`)}`;
  const submission = await aSubmission(product.query);
  const feedKey = crypto.randomUUID();
  const host = await aHost(product, { name: "Dana Host", feed_key: feedKey });
  const [asset = ""] = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  const cohort = await aCohort(product, trainee.userId);
  return {
    "/admin/cohorts/:id": { id: cohort },
    "/admin/batches/:id": { id: await anAskedBatch(product, trainee.userId) },
    "/auth/announcements/:token": {
      token: `${trainee.userId}.${vault.hmac(`announcements ${trainee.userId}`)}`,
    },
    "/*": { "*": "no/such/page" },
    "/:slug": { slug: "operations" },
    "/admin/coaching/:id": { id: await aConversation(product.query, trainee.userId) },
    "/admin/content/:key/history": { key: "faq" },
    "/admin/content/:key": { key: "faq" },
    "/admin/content/lessons/:number": { number: "3" },
    "/admin/content/:key/draft": { key: "faq" },
    "/admin/content/mails/preview/:mail": { mail: "booked" },
    "/admin/content/:key/preview": { key: "faq" },
    "/admin/content/:key/schedule": { key: "faq" },
    "/admin/content/:key/unanswered": { key: "objections" },
    "/admin/applicants/:id": { id: applicant },
    "/admin/hosts/:host": { host },
    "/hosts/:feed/meetings.ics": { feed: `${host}.${vault.hmac(`host-feed ${feedKey}`)}` },
    "/admin/inbox-items": { "?": `id=${submission}` },
    "/admin/inbox/:kind/:id": { kind: "request", id: submission },
    "/admin/reports/:picture": { picture: `${trainee.userId}.svg` },
    "/admin/settings/:section": { section: "brand" },
    "/admin/settings/calendars/:calendar?": { calendar: "discovery" },
    "/api/functions/:functionName": { functionName: "operations-operations" },
    "/apply/:token": { token: tokenOf(applicant) },
    "/apply/:token/bookings": { token: tokenOf(applicant) },
    "/assets/*": { "*": asset },
    "/booking/:reference": { reference },
    "/booking/:reference/meeting.ics": { reference },
    "/booking/confirm/:reference": { reference: toConfirm },
    "/join/:token": { token: tokenToJoin(product, group, trainee.userId) },
    "/forms/:name/stamp": { name: "application" },
    "/photos/:file": { file: await keptPhoto(product, trainee) },
    "/pictures/:file": { file: await uploadedPicture(product) },
    "/logo/:file": { file: await uploadedLogo(product) },
    "/og/*": { "*": "home.png" },
    "/schedule/:calendar": { calendar: "discovery" },
    "/schedule/:calendar/bookings": { calendar: "discovery" },
    "/schedule/:calendar/times": { calendar: "discovery" },
    "/time-zones": { "?": "name=America/Chicago" },
    "/tracker/duplicates": { "?": "firstName=Paula&lastName=Prospect&country=US" },
    "/tracker/run": { "?": `path=${aRun()}` },
    "/tracker/:prospect": { prospect: prospect.id },
    "/tracker/:prospect/call.ics": { prospect: prospect.id },
    "/tracker/:prospect/line": { prospect: prospect.id },
    "/tracker/:prospect/merge": { prospect: prospect.id, "?": `with=${namesake.id}` },
    "/tracker/rows": { "?": `id=${prospect.id}` },
    "/tracker/history/:id": { id: prospect.id },
    "/training/:lesson": { lesson: "lesson1" },
    "/training/:lesson/captions.vtt": { lesson: "lesson1" },
    "/training/:lesson/chapters.vtt": { lesson: "lesson1" },
    "/admin/upload-videos/:lesson/transcript": { lesson: "1" },
    "/training/practice/:prospect": { prospect: "eager-beginner", "?": "run=0&seed=7" },
    "/training/sessions/:calendar": { calendar: "one-on-one" },
    "/training/sessions/:calendar/bookings": { calendar: "one-on-one" },
    "/training/sessions/booked/:reference": {
      reference: `${session}.${vault.hmac(`booking ${session}`)}`,
    },
    "/training/adminpanel/report/:userId": { userId: trainee.userId },
  };
}

/** An administrator's, about this trainee. */
export async function anAskedBatch(product: TestProduct, trainee: string): Promise<string> {
  const chosen = { list: "trainees", act: "activate", rows: [trainee] } as const;
  const asked = await askBatch(await product.admin(), chosen);
  return asked.headers.get("Location")?.split("/").at(-1) ?? "";
}

/** Of a trainee's link to a group session. */
export function tokenToJoin({ running }: TestProduct, booking: string, userId: string): string {
  return `${booking}.${running.auth.vault.hmac(`join-booking ${userId} ${booking}`)}`;
}

async function keptPhoto(
  { query }: TestProduct,
  { visitor, userId }: { visitor: Visitor; userId: string },
): Promise<string> {
  const body = new FormData();
  body.set("intent", "photo");
  body.set("file", new Blob([await aPicture(64, 64)]), "me.png");
  await visitor.fetch("/account", { method: "POST", body });
  const [row] = await query<{ image: string }>("select image from users where id = $1", [userId]);
  return `${row?.image}.webp`;
}

async function uploadedPicture(product: TestProduct): Promise<string> {
  const body = new FormData();
  body.set("file", new Blob([await aPicture(200)]), "picture.png");
  const admin = await product.admin();
  const response = await admin.fetch("/admin/content/pictures", { method: "POST", body });
  const { picture } = (await response.json()) as { picture: string };
  return picture.replace(/x\d+$/, ".webp");
}

/** The name of the logo's file, once the product shows it. */
async function uploadedLogo(product: TestProduct): Promise<string> {
  const admin = await product.admin();
  const page = await admin.page("/admin/settings/brand");
  const mark = /name="part" value="logo"\/><input type="hidden" name="mark" value="([^"]+)"/.exec(
    page,
  )?.[1];
  const body = new FormData();
  body.set("part", "logo");
  body.set("mark", mark ?? "");
  body.set("file", new Blob([bytesOf(anSvg())], { type: "image/svg+xml" }), "logo.svg");
  const response = await admin.fetch("/admin/settings/brand", { method: "POST", body });
  const name = /\/logo\/([\w-]{16}\.png)/.exec(await product.visitor().page("/terms"))?.[1];
  if (response.status !== 303 || !name)
    throw new Error(`The logo was refused with ${response.status}`);
  return name;
}
