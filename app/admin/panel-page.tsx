import { ArrowLeft, UserPlus, Video } from "lucide-react";
import { useState } from "react";
import { data } from "react-router";
import { requestContext } from "~/platform/http/request-context.server";
import { currentBrand } from "~/settings/settings.server";
import { Button, ButtonLink } from "~/ui/button";
import { authContext, codePolicy, requireAdmin } from "../auth/auth.server";
import type { Route } from "./+types/panel-page";
import { CreateUserDialog } from "./create-user-dialog";
import { Pages } from "./pages";
import { runPanelForm } from "./panel-action.server";
import { panelForm } from "./panel-form";
import { TraineeTable } from "./trainee-table";
import { traineePage } from "./trainees.server";
import { useLivePanel } from "./use-live-panel";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db, config } = context.get(requestContext);
  const { openCode } = context.get(authContext);
  const asked = new URL(request.url).searchParams;
  const page = Math.floor(Number(asked.get("page")) || 1);
  return {
    ...(await traineePage(db, openCode, { page, opened: new Set(asked.getAll("open")) })),
    policy: await codePolicy(db, config),
    brandName: currentBrand().name,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireAdmin(request, context);
  const form = panelForm.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) {
    const title = form.error.issues[0]?.message ?? "Invalid request";
    return data({ done: false, toast: { title, tone: "danger" as const } }, { status: 400 });
  }
  const result = await runPanelForm(form.data, context);
  return data(result, { status: result.done ? 200 : 409 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Admin Panel | ${loaderData?.brandName}` },
  { name: "description", content: "Manage users and training credentials" },
  { name: "robots", content: "noindex" },
];

export default function PanelPage({ loaderData }: Route.ComponentProps) {
  const { trainees, policy, total, page, pages } = loaderData;
  const [creating, setCreating] = useState(false);
  useLivePanel(trainees);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <ButtonLink to="/training" look="quiet" small className="-ml-3 mb-2">
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to Training
          </ButtonLink>
          <h1 className="text-4xl">Admin Panel</h1>
          <p className="mt-2 text-lg text-quiet">Manage users and training credentials</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/upload-videos" look="outline">
            <Video aria-hidden="true" className="size-4" />
            Upload Videos
          </ButtonLink>
          <Button onClick={() => setCreating(true)}>
            <UserPlus aria-hidden="true" className="size-4" />
            Create User
          </Button>
        </div>
      </div>
      <section aria-labelledby="credentials" className="mt-8">
        <h2 id="credentials" className="flex items-baseline gap-3 text-2xl">
          User Credentials
          {total > 0 && (
            <span className="font-sans font-normal text-base text-quiet tabular">{total}</span>
          )}
        </h2>
        {total === 0 ? (
          <p className="panel mt-4 p-10 text-center text-quiet">
            No users created yet. Click "Create User" to get started.
          </p>
        ) : (
          <>
            <TraineeTable trainees={trainees} />
            <Pages page={page} pages={pages} />
          </>
        )}
      </section>
      <details className="mt-8 max-w-prose text-quiet text-sm">
        <summary className="min-h-11 py-2 font-semibold text-ink">
          How long access codes are, and why
        </summary>
        <p className="pb-2">{policy}</p>
      </details>
      <CreateUserDialog open={creating} onOpenChange={setCreating} />
    </>
  );
}
