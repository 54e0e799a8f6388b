import { ArrowLeft, Search } from "lucide";
import { Form, redirect, useNavigation } from "react-router";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { type ActResult, faultIn, refused } from "~/platform/web/act-result";
import { leaveNotice } from "~/platform/web/flash.server";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { KeptWords } from "~/ui/kept-form";
import { ProfileLink } from "../acts/profile-link";
import { COUNTRIES, PLATFORMS } from "../prospect";
import { newFields } from "../prospect-form";
import type { Route } from "./+types/run-page";
import { choicesOf, linkFields, linkRun, type Run, runIn } from "./run.server";

const NOT_A_RUN =
  "That step is not in the script. Open the script and take the conversation to the booking link.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = await requireRight(request, context, "tracker.use");
  const search = new URL(request.url).searchParams;
  const q = search.get("q")?.trim().slice(0, 100) ?? "";
  return {
    run: await runIn(context, search),
    q,
    ...(await choicesOf(context, userId, { q, known: search.get("prospect") })),
    formId: crypto.randomUUID(),
    userId,
  };
}

const acts = {
  link: act({ right: "tracker.use", fields: linkFields, run: link }),
  create: act({ right: "tracker.use", fields: newFields, run: link }),
};

export const action = pageActs("tracker.use", acts);

async function link(call: Call, form: Parameters<typeof linkRun>[2]) {
  const { request, context } = call;
  const run = await runIn(context, new URL(request.url).searchParams);
  if (run === null) return refused(400, NOT_A_RUN);
  const outcome = await linkRun(call, run, form);
  if (outcome === null) return redirect("/tracker/today", 303);
  if (outcome.refused) return refused(409, outcome.refused);
  const headers = { "Set-Cookie": leaveNotice("run-linked") };
  return redirect(`/tracker/${outcome.prospect}`, { status: 303, headers });
}

export const handle = {
  title: "Link a Conversation",
  fault: "Failed to load your prospects",
};

/** DAY-5. A conversation that reached the booking link belongs to a prospect: one of the setter's, or a new one. */
export default function RunPage({ loaderData, actionData }: Route.ComponentProps) {
  const { run, found, chosen, q, formId } = loaderData;
  const fault = faultIn(actionData);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto max-w-3xl">
      <a
        href={run?.back ?? "/script"}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm hover:underline"
      >
        <Icon of={ArrowLeft} className="size-4" />
        Back to the script
      </a>
      <h1 className="text-4xl">Link a Conversation</h1>
      {fault && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {fault}
        </p>
      )}
      {run === null ? (
        <p className="panel mt-6 p-6 text-quiet">{NOT_A_RUN}</p>
      ) : (
        <>
          <p className="mt-2 text-quiet">
            {run.words}. Linking counts as one call booked today, and later shows you how it turned
            out.
          </p>
          <section aria-labelledby="own" className="panel mt-6 p-5">
            <h2 id="own" className="text-2xl">
              Your prospects
            </h2>
            <Finder run={run} q={q} />
            {found.length === 0 ? (
              <p className="mt-4 text-quiet">
                {q ? `You have no prospect named ${q}.` : "You have not added any prospects yet."}
              </p>
            ) : (
              <Form method="post" className="mt-4">
                <input type="hidden" name="intent" value="link" />
                <input type="hidden" name="id" value={formId} />
                <fieldset className="grid gap-1">
                  <legend className="sr-only">Prospect</legend>
                  {found.map(({ id, name, status, handle, profile }) => (
                    <label
                      key={id}
                      className="flex min-h-11 items-center gap-3 rounded-control border border-line px-4 py-2 hover:border-quiet has-checked:border-accent has-checked:bg-accent-soft"
                    >
                      <input
                        type="radio"
                        name="prospect"
                        value={id}
                        defaultChecked={id === chosen}
                        required
                        className="size-4 shrink-0 accent-accent"
                      />
                      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]" dir="auto">
                        <span className="font-semibold">{name}</span>
                        {handle && (
                          <span className="ml-2 text-quiet text-sm">
                            <ProfileLink handle={handle} platform={null} profile={profile} />
                          </span>
                        )}
                      </span>
                      <span className="text-quiet text-sm">{status}</span>
                    </label>
                  ))}
                </fieldset>
                <Button type="submit" className="mt-4" busy={isSending}>
                  Link
                </Button>
              </Form>
            )}
          </section>
          <Create
            formId={formId}
            isSending={isSending}
            keptAs={`${loaderData.userId} run`}
            result={actionData}
          />
        </>
      )}
    </div>
  );
}

function Finder({ run: { path, version }, q }: { run: Run; q: string }) {
  return (
    <Form method="get" className="mt-3 flex items-end gap-2">
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="v" value={version} />
      <TextField key={q} name="q" label="Name" defaultValue={q} autoComplete="off" />
      <Button type="submit" look="outline">
        <Icon of={Search} className="size-4" />
        Find
      </Button>
    </Form>
  );
}

type CreateProps = {
  formId: string;
  isSending: boolean;
  keptAs: string;
  result: ActResult | undefined;
};

function Create({ formId, isSending, keptAs, result }: CreateProps) {
  return (
    <section aria-labelledby="new" className="panel mt-6 p-5">
      <h2 id="new" className="text-2xl">
        Someone new
      </h2>
      <Form method="post" className="mt-4 grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="id" value={formId} />
        <KeptWords as={keptAs} result={result} />
        <TextField name="firstName" label="First name" maxLength={100} autoComplete="off" />
        <TextField name="lastName" label="Last name" maxLength={100} autoComplete="off" />
        <SelectField name="country" label="Country" defaultValue="US">
          {COUNTRIES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField name="platform" label="Platform" defaultValue="">
          <option value="">Not known</option>
          {PLATFORMS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <TextField
          name="handle"
          label="Handle"
          placeholder="@name"
          maxLength={100}
          autoComplete="off"
        />
        <div className="sm:col-span-2">
          <Button type="submit" look="outline" busy={isSending}>
            Add and link
          </Button>
        </div>
      </Form>
    </section>
  );
}
