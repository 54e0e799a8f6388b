/** What an accepted applicant needs to sign in: the code or a link, for the administrator or by mail. */
import type { RouterContextProvider } from "react-router";
import { authContext, type Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail } from "~/platform/mail/outbox.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { readCode } from "../read-code.server";
import { actOnTrainee } from "../trainee-acts.server";
import type { ItemKey } from "./inbox-acts.server";
import { type ItemDetails, itemDetails } from "./item-details.server";
import { done, failed, type ItemResult } from "./item-result";

type Context = Readonly<RouterContextProvider>;
type Applicant = Pick<ItemDetails, "item"> & { trainee: NonNullable<ItemDetails["trainee"]> };

/** Half of what the link is good for: who gets it late still has time to follow it. */
const LINK_MAIL_MINUTES = 12 * 60;

export async function handOver(
  intent: "code" | "link" | "mail",
  key: ItemKey,
  actor: Viewer,
  context: Context,
): Promise<ItemResult> {
  const { db, config } = context.get(requestContext);
  const details = await itemDetails(db, key);
  if (!details?.trainee) return failed(404, "There is no trainee for this application");
  const applicant = { item: details.item, trainee: details.trainee };
  if (intent === "code") {
    const code = await readCode(
      db,
      actor,
      context.get(authContext).openCode,
      details.trainee.userId,
    );
    return code
      ? { done: true, status: 200, toast: null, code }
      : failed(409, "This access code cannot be read");
  }
  if (intent === "mail" && config.mail === undefined) return failed(409, "No mail server is set");
  return db.transaction((tx) => makeLink(tx, intent, applicant, { actor, context }));
}

async function makeLink(
  tx: Db,
  intent: "link" | "mail",
  { item, trainee }: Applicant,
  { actor, context }: { actor: Viewer; context: Context },
): Promise<ItemResult> {
  const outcome = await actOnTrainee(tx, actor, { intent: "link", userId: trainee.userId });
  if (outcome.kind === "inactive") return failed(409, `${outcome.name} is deactivated`);
  if (outcome.kind !== "link") return failed(404, "This user no longer exists");
  if (intent === "link") return { done: true, status: 200, toast: null, link: outcome.path };
  const { baseUrl } = context.get(requestContext).config;
  const brand = brandOf(context).name;
  await queueMail(tx, {
    to: item.mail,
    subject: `Your training at ${brand} is ready`,
    text: signInText({ name: trainee.name, brand, link: baseUrl + outcome.path }),
    about: aboutItem(item.id),
    secret: context.get(authContext).mailSecret(LINK_MAIL_MINUTES),
  });
  return done("The sign-in link is on its way");
}

function signInText({ name, brand, link }: { name: string; brand: string; link: string }): string {
  return `${greeting(name)}

your application was accepted. This link signs you in to your training:

${link}

It works once, within 24 hours. Do not pass it on. If it has expired, ask us for another one.

${brand}
`;
}
