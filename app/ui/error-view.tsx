import { isRouteErrorResponse } from "react-router";
import { buttonClass } from "./button";
import { Reason, RequestReference } from "./request-reference";

/** Replaces a page that does not exist (NAV-3) or that failed (NAV-4). */
export function ErrorView({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="mx-auto grid min-h-[75dvh] w-full max-w-2xl content-center justify-items-start gap-4 px-5 py-16">
      <meta name="robots" content="noindex" />
      {missing ? <Missing /> : <Failed error={error} />}
      <p className="mt-3">
        <a className={buttonClass()} href="/">
          Return to Home
        </a>
      </p>
    </div>
  );
}

function Missing() {
  return (
    <>
      <title>Page not found</title>
      <p className="font-bold font-heading text-8xl text-accent tabular">404</p>
      <h1 className="text-4xl">Oops! Page not found</h1>
      <p className="text-quiet">
        There is nothing at this address. It may have moved, or there may be a typo.
      </p>
    </>
  );
}

/** The server sends no stack in production; in development it helps. */
function Failed({ error }: { error: unknown }) {
  const known = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : null;
  const message =
    known ?? (error instanceof Error ? error.message : "Something went wrong on our side.");
  return (
    <>
      <title>Unexpected Application Error!</title>
      <h1 className="text-4xl">Unexpected Application Error!</h1>
      <Reason>{message}</Reason>
      <RequestReference />
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="max-w-full overflow-x-auto rounded-control bg-sunken p-4 text-sm">
          {error.stack}
        </pre>
      )}
    </>
  );
}
