import { memo, useMemo, useState } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { contentOf } from "~/content/content.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { requestContext } from "~/platform/web/request-context.server";
import { PortalControls, PortalHeader } from "~/portal/portal";
import { shellPerson } from "~/portal/portal.server";
import { brandOf, currentLinks, type Links } from "~/settings/settings.server";
import { SkipLink } from "~/ui/skip-link";
import { Toasts } from "~/ui/toast";
import type { Route } from "./+types/script-page";
import { ScriptProvider, useAddress, useConversation, useScript } from "./address";
import { ConversationView } from "./conversation-view";
import { SCRIPT } from "./copy/script.server";
import { CopyLinksButton, CopyLinksPanel } from "./copy-links";
import { prepareDrafts } from "./drafts.server";
import { setFirstName, setScriptProspect, useFirstName } from "./first-name";
import { MessageVariables } from "./message-copy";
import { ModeTabs } from "./mode-tabs";
import { MODES } from "./modes";
import { PlainTextView } from "./plain-text-view";
import { ResponseGenerator } from "./response-generator";
import { addressedVersion, scriptWords, shownScript } from "./script-words.server";
import { linkVariables, type Variables } from "./variables";

export const handle = {
  page: {
    words: "script",
    unlisted: true,
    changed: "2026-11-21",
    hydration: "full",
    byQuery: true,
    byPerson: true,
  } satisfies PublicPage,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const version = addressedVersion(new URL(request.url).searchParams);
  const { config } = context.get(requestContext);
  const script = await scriptWords(context, version);
  prepareDrafts(script);
  return {
    heading: contentOf(context, SCRIPT).heading,
    script: shownScript(script),
    brandName: brandOf(context).name,
    links: currentLinks(context),
    hasAi: config.ai !== undefined,
    person: await shellPerson(request, context),
  };
}

/**
 * Steps and modes are views of what the page already has: nothing is requested again (SCR-2), except to look as was just
 * chosen.
 */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === "/auth/theme";
}

/** Parts that no step changes. */
const Header = memo(HeaderBar);
const Generator = memo(ResponseGenerator);
const LinksPanel = memo(CopyLinksPanel);
const NameField = memo(FirstNameField);

export default function ScriptPage({ loaderData }: Route.ComponentProps) {
  return (
    <ScriptProvider value={loaderData.script}>
      <Page {...loaderData} />
    </ScriptProvider>
  );
}

type PageProps = Omit<Route.ComponentProps["loaderData"], "script">;

function Page({ heading, brandName, links, hasAi, person }: PageProps) {
  const address = useAddress();
  const firstName = useFirstName();
  const [conversations, setConversations] = useState(1);
  const mode = MODES.find((each) => each === address.get("mode")) ?? "interactive";
  const isText = mode === "text";
  const here = useConversation();
  const { note } = useScript();
  const variables = useMemo(() => variablesOf(firstName, links), [firstName, links]);
  function startOver() {
    setScriptProspect(null);
    setConversations(conversations + 1);
  }
  return (
    <MessageVariables value={variables}>
      <SkipLink />
      <Header brandName={brandName} links={links} person={person} />
      <main id="content" className="mx-auto w-full max-w-[96rem] px-4 pt-6 pb-12 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <h1 className="text-2xl sm:text-3xl">{heading}</h1>
          <ModeTabs mode={mode} here={here} />
        </div>
        <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_15rem]">
          <div role="tabpanel" id="mode-panel" aria-labelledby={`tab-${mode}`} className="min-w-0">
            <div className={isText ? "" : "grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]"}>
              {isText ? (
                <PlainTextView />
              ) : (
                <ConversationView here={here} bookingLink={links.booking} onReset={startOver} />
              )}
              {/* Hidden, what is typed and drafted stays for the way back. */}
              <div
                hidden={isText}
                className="grid content-start gap-6 lg:sticky lg:top-6 lg:self-start"
              >
                <NameField firstName={firstName} />
                <Generator key={conversations} links={links} hasAi={hasAi} />
              </div>
            </div>
          </div>
          <LinksPanel links={links} />
        </div>
        <p className="mt-10 text-quiet text-sm">{note}</p>
      </main>
      <Toasts />
    </MessageVariables>
  );
}

function variablesOf(firstName: string, links: Links): Variables {
  return { firstName, ...linkVariables(links) };
}

/** From here, every other page is a separate document. */
function HeaderBar({
  brandName,
  links,
  person,
}: Pick<PageProps, "brandName" | "links" | "person">) {
  return (
    <PortalHeader brandName={brandName} low={person === null} full={person !== null} stays>
      <PortalControls person={person} apart>
        <CopyLinksButton links={links} />
      </PortalControls>
    </PortalHeader>
  );
}

/** The name filled into messages; plain markup, because the page must be light. */
function FirstNameField({ firstName }: { firstName: string }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor="first-name" className="font-semibold text-sm">
        Prospect's first name
      </label>
      <input
        id="first-name"
        value={firstName}
        onChange={(event) => setFirstName(event.target.value)}
        autoComplete="off"
        maxLength={60}
        aria-describedby="first-name-hint"
        className="min-h-11 w-full rounded-control border border-line bg-surface px-3.5 text-base hover:border-quiet"
      />
      <p id="first-name-hint" className="text-quiet text-sm">
        Filled in when you copy a message.
      </p>
    </div>
  );
}
