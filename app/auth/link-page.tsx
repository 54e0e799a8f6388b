import { type ReactNode, useEffect } from "react";
import { data, useFetcher, useLocation } from "react-router";
import { z } from "zod";
import { refusalOf } from "~/platform/web/refusal";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { inStorage } from "~/platform/web/storage";
import { Button, ButtonLink } from "~/ui/button";
import { safeAction } from "~/ui/safe-action";
import { Spinner } from "~/ui/spinner";
import { useHydrated } from "~/ui/use-hydrated";
import type { Route } from "./+types/link-page";
import { afterSignIn, ENTRANCE, signInFault } from "./after-sign-in.server";
import { signedInViewer } from "./auth.server";
import { callAuth } from "./library-call.server";
import { signInLinkOwner } from "./sign-in-link.server";

/** What came along from the sentence around a copied link: no token has it. */
const STRAY_END = /[^\w-].*$/s;

const linkForm = z.object({
  token: z
    .string()
    .min(1)
    .max(200)
    .transform((token) => token.replace(STRAY_END, "")),
  attempt: z.string().min(1).max(200).optional(),
  intent: z.literal("look").optional(),
  replacing: z.string().max(200).default(""),
});

/** `signedInAs`: who is signed in in this browser, and would be replaced. */
type LinkState =
  | { kind: "good"; userId: string; name: string; signedInAs: { id: string; name: string } | null }
  | { kind: "over" }
  | { kind: "away"; error: string };

const STILL_WORKS = "Your link still works.";

/** The intent "look" shows whose link this is without using it up; otherwise signs in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = linkForm.safeParse(Object.fromEntries(await formBody(request)));
  if (!form.success) return shown({ kind: "over" }, 401);
  const { token, attempt, intent, replacing } = form.data;
  const viewer = await signedInViewer(request, context);
  const { db } = context.get(requestContext);
  if (intent === "look" || replacing !== (viewer?.userId ?? "")) {
    const owner = await signInLinkOwner(db, { token, attempt });
    if (owner === null) return shown({ kind: "over" }, 401);
    const signedInAs = viewer && {
      id: viewer.userId,
      name: `${viewer.firstName} ${viewer.lastName}`,
    };
    return shown({ kind: "good", ...owner, signedInAs }, intent === "look" ? 200 : 409);
  }
  const body = { token, ...(attempt && { attempt }) };
  const response = await callAuth(request, context, "/sign-in/link", body);
  if (response.ok) return withoutToken(await afterSignIn(response, ENTRANCE));
  if (response.status === 401) return shown({ kind: "over" }, 401);
  const fault = await signInFault(response);
  const error =
    response.status === 429
      ? fault.data.error
      : `${refusalOf(response.status).words} ${STILL_WORKS}`;
  return data<LinkState>({ kind: "away", error }, fault.init ?? undefined);
}

/** The next page takes this one's place in the history. */
function withoutToken(redirection: Response): Response {
  redirection.headers.set("X-Remix-Replace", "true");
  return redirection;
}

function shown(state: LinkState, status: number) {
  return data<LinkState>(state, { status });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction<LinkState>(request, serverAction, (_, { words }) => ({
    kind: "away",
    error: `${words} ${STILL_WORKS}`,
  }));
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const handle = {
  title: "Sign-in link",
};

/** The token is in the fragment, so it reaches no server log. Only a click uses it up. */
export default function LinkPage() {
  const { hash } = useLocation();
  const token = useHydrated() ? hash.slice(1) : null;
  const [look, redeem] = [useFetcher<typeof action>(), useFetcher<typeof action>()];
  const { submit } = look;
  useEffect(() => {
    if (token) void submit(lookUp(token), { method: "post" });
  }, [submit, token]);
  const state = token === "" ? OVER : (redeem.data ?? look.data);
  const busy = look.state !== "idle" || redeem.state !== "idle";
  const signIn = () => {
    const replacing = (state?.kind === "good" && state.signedInAs?.id) || "";
    const known = { token: token ?? "", attempt: linkAttempt() };
    void redeem.submit({ ...known, replacing }, { method: "post" });
  };
  const tryAgain = () => {
    if (redeem.data) signIn();
    else void submit(lookUp(token ?? ""), { method: "post" });
  };
  return (
    <section className="panel mx-auto mt-[6vh] max-w-md p-6 raised sm:p-9">
      {state === undefined && <Checking />}
      {state?.kind === "good" && <Question {...state} busy={busy} onSignIn={signIn} />}
      {state?.kind === "away" && <Away error={state.error} busy={busy} onTryAgain={tryAgain} />}
      {state?.kind === "over" && (
        <Notice title="This link no longer works">
          <p className="mt-2 mb-6 text-quiet">
            A sign-in link works once, within 24 hours. The sign-in page can send you a new one, or
            your administrator.
          </p>
          <ButtonLink to="/auth">Go to the sign-in page</ButtonLink>
        </Notice>
      )}
    </section>
  );
}

const OVER: LinkState = { kind: "over" };

function lookUp(token: string) {
  return { token, attempt: linkAttempt(), intent: "look" };
}

const ATTEMPT = "sign-in-attempt";
let attemptOfPage: string | undefined;

/** The same for every attempt of this tab, so one whose response was lost can be repeated. */
function linkAttempt(): string {
  attemptOfPage ??= inStorage((tab) => tab.getItem(ATTEMPT), "sessionStorage") ?? undefined;
  attemptOfPage ??= crypto.getRandomValues(new Uint32Array(4)).join("-");
  const attempt = attemptOfPage;
  inStorage((tab) => tab.setItem(ATTEMPT, attempt), "sessionStorage");
  return attempt;
}

type QuestionProps = Extract<LinkState, { kind: "good" }> & { busy: boolean; onSignIn: () => void };

function Question({ userId, name, signedInAs, busy, onSignIn }: QuestionProps) {
  if (signedInAs?.id === userId)
    return (
      <Notice title={`You are signed in as ${name}`}>
        <p className="mt-2 mb-6 text-quiet">This link has not been used and still works.</p>
        <ButtonLink to="/training">Go to the training</ButtonLink>
      </Notice>
    );
  return (
    <Notice title={signedInAs ? "Switch accounts?" : "Welcome"}>
      {signedInAs && (
        <p className="mt-2" dir="auto">
          You are signed in as {signedInAs.name}. Sign in as {name} instead?
        </p>
      )}
      <p className="mt-2 mb-6 text-quiet">This link works once.</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={onSignIn} busy={busy} className="whitespace-normal">
          Sign in as {name}
        </Button>
        {signedInAs && (
          <ButtonLink to="/training" look="outline" className="whitespace-normal">
            Stay signed in as {signedInAs.name}
          </ButtonLink>
        )}
      </p>
    </Notice>
  );
}

type AwayProps = { error: string; busy: boolean; onTryAgain: () => void };

function Away({ error, busy, onTryAgain }: AwayProps) {
  return (
    <Notice title="You are not signed in yet">
      <p role="alert" className="mt-2 mb-6 text-quiet">
        {error}
      </p>
      <Button onClick={onTryAgain} busy={busy}>
        Try again
      </Button>
    </Notice>
  );
}

function Checking() {
  return (
    <Notice title="Sign-in link">
      <p className="mt-4 text-accent">
        <Spinner label="Checking your link" />
      </p>
      <noscript>
        <p>
          A sign-in link needs JavaScript. Without it, sign in with your access code, or with the
          code of an email that you asked for.
        </p>
      </noscript>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl" dir="auto">
        {title}
      </h1>
      {children}
    </>
  );
}
