/** What every search reads, and the text it is asked (PORT-2, MED-6). */
import { type RouterContextProvider, redirect } from "react-router";
import { looksLikeCode } from "~/auth/auth";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { requestContext } from "~/platform/web/request-context.server";
import { sentMessage } from "~/script/script.server";
import { currentLinks } from "~/settings/settings.server";
import type { Sources } from "./entries-for.server";

export function sourcesOf(context: Readonly<RouterContextProvider>): Sources {
  const links = currentLinks(context);
  return {
    board: `/${context.get(requestContext).config.operationsSlug}`,
    content: context.get(contentContext),
    documents: context.get(contentStoreContext).documents,
    fill: (message) => sentMessage(message, links),
  };
}

/** Throws a redirect to the empty search for an access code, which must not stay in an address. */
export function searchedText(request: Request, longest: number): string {
  const { pathname, searchParams } = new URL(request.url);
  const text = (searchParams.get("q") ?? "").trim().slice(0, longest);
  if (looksLikeCode(text)) throw redirect(pathname.replace(/\.data$/, ""));
  return text;
}
