import { Link } from "react-router";
import {
  authContext,
  COMPANY_CALLBACK,
  requireRight,
  staffWithoutSecondStep,
} from "~/auth/auth.server";
import { pageOf } from "~/platform/pages/route-table.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { typedKeys } from "~/platform/web/typed-keys";
import { LocalTime } from "~/ui/local-time";
import {
  CONNECTION_PAGES,
  CONNECTIONS,
  type ConnectionForm,
  type ConnectionPage,
} from "../connections/connections";
import type { Route } from "./+types/connections-page";
import { connectionActs, connectionForms } from "./connection-acts.server";
import { ConnectionFieldView } from "./connection-field";
import { IntentButton } from "./intent-button";
import { type PartResponse, sendSettings } from "./part-state";
import { SettingsForm, TRIAL } from "./settings-form";

/** Several addresses share this page. */
function pageNamed({ url }: Request): ConnectionPage {
  const last = pageOf(new URL(url).pathname).split("/").at(-1);
  return typedKeys(CONNECTION_PAGES).find((page) => page === last) ?? notFound();
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const page = pageNamed(request);
  const { config, db } = context.get(requestContext);
  return {
    page,
    title: CONNECTION_PAGES[page].title,
    forms: await connectionForms(context, page),
    callback: config.baseUrl + COMPANY_CALLBACK,
    board: `/${config.operationsSlug}`,
    withoutSecondStep: page === "access" ? await staffWithoutSecondStep(db) : 0,
    failedSignOn: page === "access" ? await context.get(authContext).lastFailedSignOn() : null,
    zoom: `${config.baseUrl}/webhooks/zoom`,
  };
}

export const action = connectionActs(pageNamed);

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSettings(request, () => serverAction());
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => data.title,
  fault: "Failed to read the settings",
};

/** OWN-2. */
export default function ConnectionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, title, forms } = loaderData;
  const response: PartResponse | undefined = actionData;
  const isOne = forms.length === 1;
  return (
    <div key={page} className="grid max-w-3xl gap-6">
      {!isOne && <h2 className="text-2xl">{title}</h2>}
      {forms.map((form) => (
        <section
          key={form.name}
          id={form.name}
          aria-labelledby={`${form.name}-title`}
          className="panel min-w-0 p-6 [overflow-wrap:anywhere]"
        >
          <ConnectionHead name={form.name} isOne={isOne} loaded={loaderData} />
          <Connection form={form} response={response} />
        </section>
      ))}
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type Form = Loaded["forms"][number];

type HeadProps = { name: Form["name"]; isOne: boolean; loaded: Loaded };

function ConnectionHead({ name, isOne, loaded }: HeadProps) {
  const { callback, board, zoom, withoutSecondStep } = loaded;
  const { title, text } = CONNECTIONS[name];
  const id = `${name}-title`;
  const more = {
    mail: { to: "/admin/mail", words: "Mail that could not be sent" },
    backups: { to: "/admin/backups", words: "All backups and their proofs" },
    board: { to: board, words: "Open the board" },
  };
  const link = name in more ? more[name as keyof typeof more] : undefined;
  return (
    <>
      {isOne ? (
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
      ) : (
        <h3 id={id} className="text-xl">
          {title}
        </h3>
      )}
      <p className="mt-1 max-w-prose text-quiet">{text}</p>
      {name === "signIn" && <p className="mt-2 text-sm">{withoutIt(withoutSecondStep)}</p>}
      {name === "signOn" && <OurAddress label="Redirect address" address={callback} />}
      {name === "signOn" && loaded.failedSignOn && (
        <p className="mt-2 text-danger text-sm">
          Last failed sign-on, <LocalTime at={loaded.failedSignOn.at} never="" />:{" "}
          {loaded.failedSignOn.said}
        </p>
      )}
      {name === "zoom" && <OurAddress label="Event notification endpoint URL" address={zoom} />}
      {link && (
        <Link
          to={link.to}
          reloadDocument={name === "board"}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {link.words}
        </Link>
      )}
      <div className="mb-5" />
    </>
  );
}

function withoutIt(count: number): string {
  if (count === 0) return "All staff have two-step sign-in.";
  const who = count === 1 ? "1 person on staff has" : `${count} people on staff have`;
  return `${who} no two-step sign-in yet. If it is required, they set it up before they open their next page.`;
}

/** What is to be entered at the other side. */
function OurAddress({ label, address }: { label: string; address: string }) {
  return (
    <p className="mt-2 text-sm">
      <span className="font-semibold">{label}: </span>
      <code className="[overflow-wrap:anywhere]">{address}</code>
    </p>
  );
}

function Connection({ form, response }: { form: Form; response: PartResponse | undefined }) {
  const { name, state, saved, locked, isStored } = form;
  const { fields, trial }: ConnectionForm = CONNECTIONS[name];
  return (
    <SettingsForm
      part={state}
      response={response}
      buttons={
        <>
          {trial && <IntentButton intent={TRIAL}>{trial}</IntentButton>}
          {isStored && <IntentButton intent="remove">Remove</IntentButton>}
        </>
      }
    >
      {(field) =>
        fields.map((each) => (
          <ConnectionFieldView
            key={each.name}
            field={each}
            state={field(each.name)}
            isSaved={saved.includes(each.name)}
            lockedBy={locked[each.name]}
          />
        ))
      }
    </SettingsForm>
  );
}
