import { data } from "react-router";
import { z } from "zod";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { type ToastMessage, useToast } from "~/ui/toast";
import type { Route } from "./+types/administrators-page";
import { StaffList } from "./administrator-list";
import { giveRole, staff, takeRole, traineesNamed } from "./administrators.server";
import {
  authContext,
  type ReauthenticationPrompt,
  requireReauthentication,
  requireRight,
} from "./auth.server";
import { NewAdministrator, NewCode } from "./new-administrator";
import { ROLE_INTENTS, type RoleIntent, STAFF_ROLES } from "./rights";

const ROLE_OF = {
  promote: "admin",
  coach: "coach",
  operations: "operations",
  setter: "setter",
} as const;

const administratorsForm = z.strictObject({
  intent: z.enum(ROLE_INTENTS),
  userId: z.string().min(1).max(100),
});

const NOW: Readonly<Record<RoleIntent, string>> = {
  promote: "is now an administrator",
  coach: "is now a coach",
  operations: "now works in operations",
  setter: "is now a setter",
  demote: "is a trainee again",
};

/** `reauthentication`: nothing was done, because the person must confirm who they are first. `made`: shown only once. */
export type RoleResult = {
  done: boolean;
  toast: ToastMessage | null;
  reauthentication?: ReauthenticationPrompt;
  made?: { name: string; code: string };
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "administrators.read");
  const { db } = context.get(requestContext);
  const search = new URL(request.url).searchParams.get("search")?.slice(0, 200).trim() ?? "";
  return {
    brandName: brandOf(context).name,
    viewerId: viewer.userId,
    staff: await staff(db),
    search,
    found: search === "" ? null : await traineesNamed(db, search),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireRight(request, context, "administrators.change");
  const form = administratorsForm.safeParse(Object.fromEntries(await formBody(request)));
  if (!form.success) return data(failed("Invalid request"), { status: 400 });
  const { db } = context.get(requestContext);
  const reauthentication = await requireReauthentication(db, actor);
  if (reauthentication)
    return data<RoleResult>({ done: false, toast: null, reauthentication }, { status: 403 });
  const { intent, userId } = form.data;
  const outcome =
    intent === "demote"
      ? await takeRole(db, { actor, userId })
      : await giveRole(db, context.get(authContext).vault, {
          ...{ actor, userId },
          role: ROLE_OF[intent],
        });
  if (outcome.kind === "refused") return data(failed(outcome.reason), { status: 409 });
  const { name } = outcome;
  const toast = { title: `${name} ${NOW[intent]}`, tone: "success" as const };
  const code = outcome.kind === "given" ? outcome.code : null;
  return data<RoleResult>({ done: true, toast, made: code === null ? undefined : { name, code } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Administrators | ${loaderData?.brandName}` },
  { name: "robots", content: "noindex" },
];

export default function AdministratorsPage({ loaderData }: Route.ComponentProps) {
  const { act, result, busy, dialog } = useReauthenticatedForm<RoleResult>();
  const refresh = useRefresh();
  useLive(["trainees"], ({ event }) => {
    if (event === "trainee") refresh();
  });
  useToast(result?.toast);
  const ask = (intent: RoleIntent, userId: string) => void act({ intent, userId });
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-4xl">Administrators</h1>
      <p className="mt-2 text-lg text-quiet">Who can manage trainees, and who works with them</p>
      {result?.made && <NewCode key={result.made.code} {...result.made} />}
      {STAFF_ROLES.map((role) => (
        <StaffList
          key={role}
          role={role}
          people={loaderData.staff.filter((each) => each.role === role)}
          viewerId={loaderData.viewerId}
          busy={busy}
          onDemote={(userId) => ask("demote", userId)}
        />
      ))}
      <NewAdministrator
        search={loaderData.search}
        found={loaderData.found}
        busy={busy}
        onRole={ask}
      />
      {dialog}
    </div>
  );
}

function failed(title: string): RoleResult {
  return { done: false, toast: { title, tone: "danger" } };
}
