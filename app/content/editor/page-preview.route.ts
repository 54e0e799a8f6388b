/** GET: one of our pages with a draft's words, only for a frame in the editor (CONT-4). */
import { requireRight } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { framedBySelf } from "~/platform/web/security-headers.server";
import { contentStoreContext, pagePreviewContext, publishedFields } from "../content.server";
import { readDraft } from "../drafts.server";
import { previewWords } from "../preview.server";
import type { Route } from "./+types/page-preview.route";
import { requireDocument } from "./documents.server";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  const document = requireDocument(context, params.key);
  const { url, headers } = request;
  const wanted = new URL(url).searchParams.get("page") ?? document.pages[0];
  const page = document.pages.find((each) => each === wanted) ?? notFound();
  const { fields } = await readDraft(context.get(requestContext).db, document);
  const published = context.get(contentStoreContext).current();
  const base = publishedFields(document, published);
  const words = previewWords(published, document, { draft: fields, base });
  const asked = new Request(new URL(page, url), {
    method: request.method,
    headers: { Cookie: headers.get("Cookie") ?? "", "User-Agent": headers.get("User-Agent") ?? "" },
  });
  const response = await context.get(pagePreviewContext)(asked, words);
  if (response.status !== 200) notFound();
  return new Response(withoutScripts(await response.text()), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      ...framedBySelf(response.headers.get("Content-Security-Policy") ?? ""),
    },
  });
}

/** Nothing runs in a preview: a script would take the page's address for its own. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?:(?!<\/script>)[\s\S])*<\/script>/g, "")
    .replace(/<link rel="(?:modulepreload|later)"[^<>]*>/g, "");
}
