import { data, Form, redirect, useNavigation } from "react-router";
import { localPath } from "~/platform/http/answers.server";
import { leaveNotice } from "~/platform/http/flash.server";
import { currentBrand } from "~/settings/settings.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { Route } from "./+types/sign-in-page";
import { callAuth, viewerOf } from "./auth.server";
import { signInFault } from "./sign-in-fault";

const AFTER_SIGN_IN = "/training";

export async function loader({ request, context }: Route.LoaderArgs) {
  const goal = goalOf(request);
  if (await viewerOf(request, context)) throw redirect(goal);
  return { brandName: currentBrand().name };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const code = form.get("accessCode");
  const accessCode = typeof code === "string" ? code.trim() : "";
  if (accessCode === "") return data({ error: "Please enter your access code" }, { status: 400 });
  const answer = await callAuth(request, context, "/sign-in/access-code", { accessCode });
  if (!answer.ok) return signInFault(answer);
  const headers = new Headers(
    answer.headers.getSetCookie().map((cookie) => ["Set-Cookie", cookie]),
  );
  headers.append("Set-Cookie", leaveNotice("signed-in"));
  return redirect(goalOf(request), { headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Login | ${loaderData?.brandName}` },
  { name: "description", content: "Sign in to your training with your access code." },
  { name: "robots", content: "noindex" },
];

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formAction?.startsWith("/auth");
  return (
    <section className="panel mx-auto mt-[6vh] max-w-md p-6 shadow-raised sm:p-9">
      <h1 className="text-3xl">Welcome back</h1>
      <p className="mt-2 mb-7 text-quiet">Sign in to continue your training.</p>
      <Form method="post" noValidate className="grid gap-5">
        <TextField
          name="accessCode"
          label="Access Code"
          autoComplete="current-password"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          placeholder="000000"
          className="text-center font-semibold text-lg tracking-[0.2em] tabular"
          error={actionData?.error}
        />
        <Button type="submit" busy={busy}>
          Login
        </Button>
      </Form>
      <p className="mt-6 text-center text-quiet text-sm">
        Don't have an access code? Contact your administrator.
      </p>
    </section>
  );
}

/** Where the visitor wanted to go: a path on this site, never back to signing in (AUTH-1). */
function goalOf(request: Request): string {
  const goal = localPath(new URL(request.url).searchParams.get("redirect"), AFTER_SIGN_IN);
  return /^\/auth(?![\w-])/.test(goal) ? AFTER_SIGN_IN : goal;
}
