import { data, Form } from "react-router";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { Button, ButtonLink } from "~/ui/button";
import type { Route } from "./+types/announcements-page";
import {
  refusesAnnouncementMails,
  setAnnouncementMails,
  stopperOf,
} from "./announcement-mails.server";
import { authContext, viewerNow } from "./auth.server";

/** Whose link it is, or 404. */
async function ownerOf({ params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const { db } = context.get(requestContext);
  const userId = stopperOf(context.get(authContext).vault, params.token);
  if (userId === null || (await viewerNow(db, userId)) === null) throw data(null, { status: 404 });
  return { db, userId };
}

export async function loader(given: Route.LoaderArgs) {
  const { db, userId } = await ownerOf(given);
  return { refuses: await refusesAnnouncementMails(db, userId) };
}

/** Only a click changes it: mail programs open links by themselves. */
export async function action(given: Route.ActionArgs) {
  const { db, userId } = await ownerOf(given);
  const form = await formBody(given.request);
  const wanted = form.get("wanted");
  if (wanted === "yes" || wanted === "no") await setAnnouncementMails(db, userId, wanted === "yes");
  return null;
}

export const handle = { title: "Announcements by email" };

/** The way out that each announcement's email names; it needs no signing in (OWN-7). */
export default function AnnouncementsPage({ loaderData: { refuses } }: Route.ComponentProps) {
  return (
    <section className="panel raised mx-auto mt-[6vh] max-w-md p-6 sm:p-9">
      <h1 className="text-2xl">Announcements by email</h1>
      <p role="status" className="mt-2 mb-6 text-quiet">
        {refuses
          ? "You get no announcements by email. They are still shown in your training."
          : "You get announcements by email, and they are shown in your training."}
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="wanted" value={refuses ? "yes" : "no"}>
          {refuses ? "Send them by email again" : "No more by email"}
        </Button>
        <ButtonLink to="/training" look="outline">
          Go to the training
        </ButtonLink>
      </Form>
    </section>
  );
}
