import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepLinksWaiting } from "./platform/pages/document-links";
import { keepCodeWaiting, keepLoadsWaiting } from "./platform/pages/page-loads";

/** No one's way to a booking or an application leads through here. */
const INSIDE = /^\/(?:account|admin|auth|operations|tracker|training)(?:\/|$)/;

keepLoadsWaiting();
keepCodeWaiting();
keepLinksWaiting();
if (!INSIDE.test(location.pathname))
  void import("./site/site").then(({ carryVisit }) => carryVisit());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
