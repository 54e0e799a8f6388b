import { ArrowLeft } from "lucide-react";
import { data } from "react-router";
import { z } from "zod";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { formBody } from "~/platform/web/read-form.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { ButtonLink } from "~/ui/button";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { type ToastMessage, useToast } from "~/ui/toast";
import type { Route } from "./+types/administrators-page";
import { AdministratorList } from "./administrator-list";
import { administrators, demote, promote, traineesNamed } from "./administrators.server";
import {
  authContext,
  type ReauthenticationPrompt,
  requireReauthentication,
  requireRight,
} from "./auth.server";
import { NewAdministrator, NewCode } from "./new-administrator";

const administratorsForm = z.strictObject({
  intent: z.enum(["promote", "demote"]),
  userId: z.string().min(1).max(100),
});

/** `proof`: nothing was done, because re-authentication is required. `made`: shown only once. */
export type RoleResult = {
  done: boolean;
  toast: ToastMessage | null;
  proof?: ReauthenticationPrompt;
  made?: { name: string; code: string };
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "administrators.read");
  const { db } = context.get(requestContext);
  const search = new URL(request.url).searchParams.get("search")?.slice(0, 200).trim() ?? "";
  return {
    brandName: brandOf(context).name,
    viewerId: viewer.userId,
    administrators: await administrators(db),
    search,
    found: search === "" ? null : await traineesNamed(db, search),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireRight(request, context, "administrators.change");
  const form = administratorsForm.safeParse(Object.fromEntries(await formBody(request)));
  if (!form.success) return data(failed("Invalid request"), { status: 400 });
  const { db } = context.get(requestContext);
  const proof = await requireReauthentication(db, actor);
  if (proof) return data<RoleResult>({ done: false, toast: null, proof }, { status: 403 });
  const { intent, userId } = form.data;
  const outcome =
    intent === "promote"
      ? await promote(db, context.get(authContext).vault, { actor, userId })
      : await demote(db, { actor, userId });
  if (outcome.kind === "refused") return data(failed(outcome.reason), { status: 409 });
  const now = outcome.kind === "promoted" ? "is now an administrator" : "is a trainee again";
  const toast = { title: `${outcome.name} ${now}`, tone: "success" as const };
  return data<RoleResult>({
    done: true,
    toast,
    made: outcome.kind === "promoted" ? { name: outcome.name, code: outcome.code } : undefined,
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Administrators | ${loaderData?.brandName}` },
  { name: "robots", content: "noindex" },
];

export default function AdministratorsPage({ loaderData }: Route.ComponentProps) {
  const { act, answer, busy, dialog } = useReauthenticatedForm<RoleResult>();
  const refresh = useRefresh();
  useLive(["trainees"], ({ event }) => {
    if (event === "trainee") refresh();
  });
  useToast(answer?.toast);
  const ask = (intent: "promote" | "demote") => (userId: string) => void act({ intent, userId });
  return (
    <div className="mx-auto max-w-3xl">
      <ButtonLink to="/training/adminpanel" look="quiet" small className="-ml-3 mb-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Admin
      </ButtonLink>
      <h1 className="text-4xl">Administrators</h1>
      <p className="mt-2 text-lg text-quiet">Who may create, change and delete trainees</p>
      {answer?.made && <NewCode key={answer.made.code} {...answer.made} />}
      <AdministratorList
        administrators={loaderData.administrators}
        viewerId={loaderData.viewerId}
        busy={busy}
        onDemote={ask("demote")}
      />
      <NewAdministrator
        search={loaderData.search}
        found={loaderData.found}
        busy={busy}
        onPromote={ask("promote")}
      />
      {dialog}
    </div>
  );
}

function failed(title: string): RoleResult {
  return { done: false, toast: { title, tone: "danger" } };
}
