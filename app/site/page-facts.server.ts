/** What a public page tells search engines and link previews, from the live words and settings (SEO-1). */
import type { RouterContextProvider } from "react-router";
import { contentStoreContext, headAt } from "~/content/content.server";
import type { PageFacts, PageHead, PublicPage } from "~/platform/pages/public-page";
import { publicRoutesContext } from "~/platform/pages/route-table.server";
import { settingsContext } from "~/settings/settings.server";

type Context = Readonly<RouterContextProvider>;

/** Null if the path is not a public page. */
export function pageFacts(context: Context, path: string): PageFacts | null {
  const pages = context.get(publicRoutesContext);
  const page = pages.get(path);
  if (!page) return null;
  const crumbs = (page.crumbs ?? []).flatMap((above) => {
    const parent = pages.get(above);
    return parent ? [{ name: headOf(context, parent).title, path: above }] : [];
  });
  return { ...headOf(context, page), changed: changedOn(context, path, page), crumbs };
}

function headOf(context: Context, page: PublicPage): PageHead {
  if ("words" in page) return headAt(context, page.words);
  return { title: page.title, description: page.description };
}

/** Its shipped words, a publication of a document that it shows, or the settings: whichever changed last. */
function changedOn(context: Context, path: string, { changed }: PublicPage): string {
  const { documents, current } = context.get(contentStoreContext);
  const published = current().changed;
  const own = documents.filter(({ pages }) => pages.includes(path));
  const times = [
    ...own.map(({ key }) => published.get(key)),
    context.get(settingsContext).changedAt,
  ];
  const days = times.flatMap((time) => (time ? [time.toISOString().slice(0, 10)] : []));
  return [changed, ...days].toSorted().at(-1) ?? changed;
}
