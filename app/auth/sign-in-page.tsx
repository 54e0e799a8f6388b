import { Building2, Mail } from "lucide";
import { useRef, useState } from "react";
import { data, Form, Link, redirect, useNavigation, useSubmit } from "react-router";
import {
  type Puzzle,
  SOLUTION_FIELDS,
  solutionIn,
  solvePuzzle,
} from "~/platform/proof-of-work/puzzle";
import { leaveNotice } from "~/platform/web/flash.server";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { Button, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useResult } from "~/ui/use-result";
import type { Route } from "./+types/sign-in-page";
import {
  afterSignIn,
  arrivalOf,
  destinationOf,
  type SignInFault,
  signInFault,
} from "./after-sign-in.server";
import { signedInViewer } from "./auth.server";
import { CodeField } from "./code-field";
import { callAuth } from "./library-call.server";
import { signOnNotice } from "./sign-on-faults";

export async function loader({ request, context }: Route.LoaderArgs) {
  const destination = destinationOf(request);
  const viewer = await signedInViewer(request, context);
  if (viewer) throw redirect(arrivalOf(destination, viewer));
  const notice = signOnNotice(request);
  if (notice)
    throw redirect(`/auth?redirect=${encodeURIComponent(destination)}`, {
      headers: { "Set-Cookie": leaveNotice(notice) },
    });
  const { config } = context.get(requestContext);
  const ways = { companySignOn: config.oidc !== undefined, mailLink: config.mail !== undefined };
  return { destination, ...ways };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formBody(request);
  const code = form.get("accessCode");
  const accessCode = typeof code === "string" ? code.trim() : "";
  if (accessCode === "")
    return data<SignInFault>({ error: "Please enter your access code" }, { status: 400 });
  const path = "/sign-in/access-code";
  const response = await callAuth(request, context, path, { accessCode }, solutionIn(form));
  return response.ok ? afterSignIn(response, destinationOf(request)) : await signInFault(response);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const handle = {
  title: "Login",
  description: "Sign in to your training with your access code.",
  entrance: true,
};

export default function SignInPage({ actionData, loaderData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const { form, isSolving } = usePuzzle(actionData);
  const isSending = navigation.state !== "idle" && navigation.formAction?.startsWith("/auth");
  return (
    <section className="panel mx-auto mt-[6vh] max-w-md p-6 raised sm:p-9">
      <h1 className="text-3xl">Welcome back</h1>
      <p className="mt-2 mb-7 text-quiet">Sign in to continue your training.</p>
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <CodeField
          name="accessCode"
          label="Access Code"
          autoComplete="current-password"
          error={isSolving ? undefined : actionData?.error}
        />
        <PuzzleNote isSolving={isSolving} />
        <Button type="submit" busy={isSending || isSolving}>
          Login
        </Button>
      </Form>
      {loaderData.companySignOn && (
        <a
          href={`/auth/company?redirect=${encodeURIComponent(loaderData.destination)}`}
          className={`${buttonClass("outline")} mt-3 w-full`}
        >
          <Icon of={Building2} className="size-4" />
          Staff: company account
        </a>
      )}
      {loaderData.mailLink && (
        <Link
          to={`/auth/mail?redirect=${encodeURIComponent(loaderData.destination)}`}
          className={`${buttonClass("outline")} mt-3 w-full`}
        >
          <Icon of={Mail} className="size-4" />
          Email me a sign-in link
        </Link>
      )}
      <p className="mt-6 text-center text-quiet text-sm">
        Don't have an access code? Contact your administrator.
      </p>
    </section>
  );
}

/** Solves the puzzle that a refused form came back with, and sends the form again with the solution. */
function usePuzzle(result: { puzzle?: Puzzle } | undefined) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [isSolving, setSolving] = useState(false);
  useResult(result, async ({ puzzle }) => {
    if (!puzzle || form.current === null) return;
    const fields = new FormData(form.current);
    setSolving(true);
    const { token, proof } = await solvePuzzle(puzzle);
    fields.set(SOLUTION_FIELDS.token, token);
    fields.set(SOLUTION_FIELDS.proof, proof);
    await submit(fields, { method: "post" });
    setSolving(false);
  });
  return { form, isSolving };
}

/** For forms that continue automatically: the puzzle takes seconds, or a minute on an old phone. */
function PuzzleNote({ isSolving }: { isSolving: boolean }) {
  return (
    <p role="status" className="text-quiet text-sm empty:hidden">
      {isSolving &&
        "There were many attempts, so your browser is running a check. This can take a minute."}
    </p>
  );
}
