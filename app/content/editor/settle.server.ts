/** What a launch asks of a document, done in one act: as much of it as the pages can do without (OWN-5). */
import type { RouterContextProvider } from "react-router";
import type { Viewer } from "~/auth/auth.server";
import { withLock } from "~/platform/db/locks.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import type { Kept } from "~/ui/form-outcome";
import { type ContentDocument, contentStoreContext, publishedFields } from "../content.server";
import { type Fields, labelsOf } from "../fields";
import type { Missed } from "../left-out-faults.server";
import { CONTENT_LOCK, draftKeys, writeVersions } from "../publish.server";
import { type Published, readPublished } from "../published.server";
import { publicationBy } from "./content-acts.server";
import { fieldAddress } from "./opened-items";

type Value = readonly [path: string, value: string];

/** Publishes what settles the document, without the values that would leave a page without words; these it names. */
export async function settle(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  document: ContentDocument,
): Promise<ActResult<{ kept?: readonly Kept[] } | undefined>> {
  const { settles } = document;
  const { db } = context.get(requestContext);
  const store = context.get(contentStoreContext);
  if (!settles) return refused(404, "There is nothing to settle here");
  if ((await draftKeys(db)).includes(document.key))
    return refused(409, `${document.label} has a draft: publish or discard it first`);
  const before = await readPublished(db);
  const live = publishedFields(document, before);
  const wanted = Object.entries(settles.values(live));
  const fieldsWith = (values: readonly Value[]) => ({ ...live, ...Object.fromEntries(values) });
  const needs: Missed[] = [];
  const fit = fitting(wanted, (values) => {
    const fields = new Map([...before.fields, [document.key, fieldsWith(values)]]);
    const missed = document.givesNames ? store.missedIn({ ...before, fields }) : [];
    needs.push(...missed);
    const names = new Set(missed.map(({ name }) => name));
    return ([path]) => !names.has(nameAt(path, live));
  });
  if (fit.length > 0) {
    const outcome = await withLock(db, CONTENT_LOCK, (tx) =>
      writeVersions(tx, store, [{ document, fields: fieldsWith(fit) }], {
        note: settles.label,
        ...publicationBy(viewer),
      }),
    );
    if (outcome.state === "faults")
      return refused(409, Object.values(outcome.faults[document.key] ?? {})[0] ?? "Not published");
    await store.readAgain();
  }
  const kept = wanted
    .filter((value) => !fit.includes(value))
    .map(([path]) => keptAt(path, { document, live, needs, published: before }));
  const title = settles.done(fit.length);
  if (kept.length === 0) return done(title);
  const stay = kept.length === 1 ? "1 stays" : `${kept.length} stay`;
  const description = `${stay}, because a page would have no words without these claims. Give each a source, or change the words that name it.`;
  return done({ title, description, tone: "success" }, { kept });
}

/** What is left once every value is gone that the others do not let go. */
function fitting(
  wanted: readonly Value[],
  test: (values: readonly Value[]) => (value: Value) => boolean,
): readonly Value[] {
  const left = wanted.filter(test(wanted));
  return left.length === wanted.length ? left : fitting(left, test);
}

type Keeping = {
  document: ContentDocument;
  live: Fields;
  needs: readonly Missed[];
  published: Published;
};

function keptAt(path: string, { document, live, needs, published }: Keeping): Kept {
  const item = itemOf(path);
  const name = nameAt(path, live);
  const places = needs
    .filter((each) => each.name === name)
    .map(({ document: by, path: at }) => ({
      words: [by.label, ...labelsOf(by.root, at, [publishedFields(by, published)])].join(" › "),
      href: fieldAddress(by.root, `/admin/content/${by.key}`, at),
      pages: by.pages,
    }));
  return {
    words: labelsOf(document.root, path, [live]).at(-2) ?? path,
    href: fieldAddress(document.root, `/admin/content/${document.key}`, `${item}-item`),
    places: [...new Map(places.map((place) => [place.href, place])).values()],
  };
}

/** The name that texts have for an item. */
function nameAt(path: string, live: Fields): string {
  const item = itemOf(path);
  return live[`${item}.name`] ?? item.slice(item.lastIndexOf(".") + 1);
}

function itemOf(path: string): string {
  return path.slice(0, path.lastIndexOf("."));
}
