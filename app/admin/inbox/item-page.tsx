import { ArrowLeft } from "lucide-react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { useCan } from "~/auth/auth";
import { AUDIT_LABELS, requireRight } from "~/auth/auth.server";
import { leaveNotice } from "~/platform/web/flash.server";
import { formBody } from "~/platform/web/read-form.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { ButtonLink } from "~/ui/button";
import { LoadFault } from "~/ui/load-fault";
import { safeAction } from "~/ui/safe-action";
import { MailList } from "../mail-list";
import type { Route } from "./+types/item-page";
import { AcceptPanel } from "./accept-panel";
import type { ItemKey } from "./inbox-acts.server";
import { formWords, KIND_NAMES, listPath } from "./inbox-item";
import { queryOf, viewOf } from "./inbox-view";
import { RIGHT_TO, runItemForm } from "./item-action.server";
import { ItemAnswers } from "./item-answers";
import { itemDetails } from "./item-details.server";
import { ItemEnd } from "./item-end";
import { itemForm } from "./item-form";
import { ItemHead } from "./item-head";
import { ItemNote } from "./item-note";
import { History, Others } from "./item-past";
import { failed, type ItemResult } from "./item-result";
import { ItemStatus } from "./item-status";
import { useLiveItem } from "./use-live-item";

const keySchema = z.object({ kind: z.enum(KIND_NAMES), id: z.uuid() });

/** The item of an address; thrown where the address names none. */
function keyOf(params: { kind: string; id: string }): ItemKey {
  const key = keySchema.safeParse(params);
  if (!key.success) throw data(null, { status: 404 });
  return key.data;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireRight(request, context, "inbox.read");
  const details = await itemDetails(context.get(requestContext).db, keyOf(params));
  if (details === null) throw data(null, { status: 404 });
  return {
    ...details,
    back: queryOf(viewOf(new URL(request.url).searchParams)),
    now: new Date().toISOString(),
    words: AUDIT_LABELS,
    canMail: context.get(requestContext).config.mail !== undefined,
    brandName: brandOf(context).name,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "inbox.read");
  const key = keyOf(params);
  const form = itemForm.safeParse(Object.fromEntries(await formBody(request)));
  if (form.success) await requireRight(request, context, RIGHT_TO[form.data.intent]);
  const result: ItemResult = form.success
    ? await runItemForm(form.data, key, viewer, context)
    : failed(400, form.error.issues[0]?.message ?? "Invalid request");
  if (!result.deleted) return data(result, { status: result.status });
  const headers = { "Set-Cookie": leaveNotice("inbox-deleted") };
  return redirect(listPath(queryOf(viewOf(new URL(request.url).searchParams))), { headers });
}

/** A network failure is reported where it happened and leaves the page as it is. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction<ItemResult>(
    request,
    () => serverAction(),
    () => ({
      done: false,
      status: 503,
      toast: { title: "That did not work. Try again.", tone: "danger" },
    }),
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Inbox | ${loaderData?.brandName}` },
  { name: "robots", content: "noindex" },
];

export default function ItemPage({ loaderData }: Route.ComponentProps) {
  const { item, back, note, answers, meeting, trainee, others, history, words, now } = loaderData;
  const { mails } = loaderData;
  const can = useCan();
  const list = listPath(back);
  useLiveItem(item.id, list);
  const key = `${item.kind} ${item.id}`;
  return (
    <>
      <ButtonLink to={list} look="quiet" small className="-ml-3 mb-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Inbox
      </ButtonLink>
      <ItemHead item={item} meeting={meeting} now={now} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ItemAnswers answers={answers} what={formWords(item.what)} />
        <div className="grid gap-6">
          <ItemStatus key={`status ${key}`} item={item} hasTrainee={trainee !== null} />
          {item.kind === "application" && (trainee !== null || can("trainees.create")) && (
            <AcceptPanel
              key={`accept ${key}`}
              item={item}
              trainee={trainee}
              canMail={loaderData.canMail}
            />
          )}
          {mails.length > 0 && (
            <section aria-labelledby="mail" className="panel p-5">
              <h2 id="mail" className="text-lg">
                Mail
              </h2>
              <MailList mails={mails} />
            </section>
          )}
          <ItemNote key={`note ${key}`} item={item} note={note} />
          <ItemEnd key={`end ${key}`} item={item} now={now} />
        </div>
      </div>
      <Others others={others} back={back} />
      <History history={history} words={words} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to load this item" />;
}
