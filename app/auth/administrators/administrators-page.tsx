import { useState } from "react";
import { z } from "zod";
import { contentContext } from "~/content/content.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { SecretDialog } from "~/ui/secret-dialog";
import { useToast } from "~/ui/toast";
import { act, invalidRequest, pageActs } from "../acts/acts.server";
import {
  giveRole,
  staff,
  takeRole,
  traineesNamed,
  turnOffSecondStep,
} from "../administrators.server";
import { authContext, requireRight } from "../auth.server";
import { giveStaffCode } from "../person-record.server";
import { type RoleIntent, type RoleName, STAFF_ROLES } from "../rights";
import type { Route } from "./+types/administrators-page";
import { StaffList } from "./administrator-list";
import { NewAdministrator } from "./new-administrator";

const person = z.strictObject({ userId: z.string().min(1).max(100) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "administrators.read");
  const { db } = context.get(requestContext);
  const search = new URL(request.url).searchParams.get("search")?.slice(0, 200).trim() ?? "";
  return {
    viewerId: viewer.userId,
    staff: await staff(db),
    search,
    found: search === "" ? null : await traineesNamed(db, search),
  };
}

/** A new access code, shown only once. */
type Made = { name: string; code: string };

const acts = {
  promote: gives("admin", "is now an administrator"),
  coach: gives("coach", "is now a coach"),
  operations: gives("operations", "now works in operations"),
  setter: gives("setter", "is now a setter"),
  demote: act({
    right: "administrators.change",
    reauthenticates: true,
    fields: person,
    run: async ({ db, viewer: actor }, { userId }) => {
      const outcome = await takeRole(db, { actor, userId });
      return outcome.kind === "refused"
        ? refused(409, outcome.reason)
        : done(`${outcome.name} is a trainee again`);
    },
  }),
  "new-code": act({
    right: "administrators.change",
    reauthenticates: true,
    fields: person,
    run: async ({ db, viewer: actor, context }, { userId }) => {
      const { vault } = context.get(authContext);
      const made = await giveStaffCode(db, vault, { actor, userId });
      return typeof made === "string"
        ? refused(409, made)
        : done<Made>(`${made.name} has a new access code`, made);
    },
  }),
  "one-step": act({
    right: "administrators.change",
    reauthenticates: true,
    fields: person,
    run: async ({ db, viewer: actor, context }, { userId }) => {
      const words = () => context.get(contentContext);
      const outcome = await turnOffSecondStep(db, words, { actor, userId });
      return outcome.kind === "refused"
        ? refused(409, outcome.reason)
        : done(`Two-step sign-in of ${outcome.name} is off`);
    },
  }),
} satisfies Record<Intent, unknown>;

type Intent = RoleIntent | "new-code" | "one-step";

export const action = pageActs("administrators.change", acts, { unread: invalidRequest });

function gives(role: RoleName, now: string) {
  return act({
    right: "administrators.change",
    reauthenticates: true,
    fields: person,
    run: async ({ db, viewer: actor, context }, { userId }) => {
      const { vault } = context.get(authContext);
      const outcome = await giveRole(db, vault, { actor, userId, role });
      if (outcome.kind === "refused") return refused(409, outcome.reason);
      const { name } = outcome;
      const code = outcome.kind === "given" ? outcome.code : null;
      const made: Made | undefined = code === null ? undefined : { name, code };
      return done(`${name} ${now}`, made);
    },
  });
}

export const handle = {
  title: "Administrators",
};

export default function AdministratorsPage({ loaderData }: Route.ComponentProps) {
  const { act, result, busy, dialog } = useReauthenticatedForm<ActResult<Made>>();
  const refresh = useRefresh();
  useLive(["trainees"], ({ event }) => {
    if (event === "trainee") refresh();
  });
  useToast(result?.toast);
  const [closed, setClosed] = useState<Made | null>(null);
  const made = result?.done && result.value !== closed ? result.value : undefined;
  const ask = (intent: Intent, userId: string) => void act({ intent, userId });
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-4xl">Administrators</h1>
      <p className="mt-2 text-lg text-quiet">Who can manage trainees, and who works with them</p>
      {STAFF_ROLES.map((role) => (
        <StaffList
          key={role}
          role={role}
          people={loaderData.staff.filter((each) => each.role === role)}
          viewerId={loaderData.viewerId}
          busy={busy}
          onDemote={(userId) => ask("demote", userId)}
          onNewCode={(userId) => ask("new-code", userId)}
          onOneStep={(userId) => ask("one-step", userId)}
        />
      ))}
      <NewAdministrator
        search={loaderData.search}
        found={loaderData.found}
        busy={busy}
        onRole={ask}
      />
      {made && (
        <SecretDialog
          what="Access code"
          title={`New access code of ${made.name}`}
          secret={made.code}
          note="The old code and all of their sessions have ended."
          onClose={() => setClosed(made)}
        />
      )}
      {dialog}
    </div>
  );
}
