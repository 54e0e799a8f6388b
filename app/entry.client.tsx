import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepFormsWaiting, keepLinksWaiting } from "./platform/pages/document-links";
import { openWanted, waitsForCode } from "./platform/pages/page-code";
import { rememberZone } from "./platform/time/machine-zone";

/** No one's way to a booking or an application leads through here. */
const INSIDE = /^\/(?:account|admin|auth|operations|tracker|training)(?:\/|$)/;

openWanted();
keepLinksWaiting();
keepFormsWaiting();
if (INSIDE.test(location.pathname)) rememberZone();
else void import("./site/site").then(({ carryVisit }) => carryVisit());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[waitsForCode]} />
    </StrictMode>,
  );
});
