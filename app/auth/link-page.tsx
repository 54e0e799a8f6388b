import { useEffect, useRef, useState } from "react";
import { data, useFetcher } from "react-router";
import { formBody } from "~/platform/forms/read-form.server";
import { brandOf } from "~/settings/settings.server";
import { ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/link-page";
import { afterSignIn } from "./after-sign-in.server";
import { callAuth } from "./auth.server";

export function loader({ context }: Route.LoaderArgs) {
  return { brandName: brandOf(context).name };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await formBody(request)).get("token");
  const answer = await callAuth(request, context, "/sign-in/link", {
    token: typeof token === "string" ? token : "",
  });
  if (!answer.ok) return data({ used: true }, { status: 401 });
  return afterSignIn(answer, "/training");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Sign-in link | ${loaderData?.brandName}` },
  { name: "robots", content: "noindex" },
];

/** The token stands in the fragment, so that it reaches no server log; the page sends it on once. */
export default function LinkPage() {
  const fetcher = useFetcher<typeof action>();
  const { submit } = fetcher;
  const sent = useRef(false);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const token = window.location.hash.slice(1);
    history.replaceState(history.state, "", window.location.pathname);
    if (token === "") setEmpty(true);
    else submit({ token }, { method: "post", action: "/auth/link" });
  }, [submit]);
  return (
    <section className="panel mx-auto mt-[6vh] max-w-md p-6 raised sm:p-9">
      {isEmpty || fetcher.data?.used ? (
        <>
          <h1 className="text-2xl">This link no longer works</h1>
          <p className="mt-2 mb-6 text-quiet">
            A sign-in link works once, within 24 hours. Ask your administrator for a new one.
          </p>
          <ButtonLink to="/auth">Use an access code</ButtonLink>
        </>
      ) : (
        <>
          <h1 className="text-2xl">Signing you in</h1>
          <p className="mt-4 text-accent">
            <Spinner label="Signing in" />
          </p>
          <noscript>
            <p>
              A sign-in link needs JavaScript. You can sign in with your access code without it.
            </p>
          </noscript>
        </>
      )}
    </section>
  );
}
