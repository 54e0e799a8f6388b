/** What a launch asks of a document, done in one act: as much of it as the pages can do without (OWN-5). */
import type { RouterContextProvider } from "react-router";
import type { Viewer } from "~/auth/auth.server";
import { withLock } from "~/platform/db/locks.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { type ContentDocument, contentStoreContext, publishedFields } from "../content.server";
import { type Fields, labelsOf } from "../fields";
import { CONTENT_LOCK, draftKeys, writeVersions } from "../publish.server";
import { readPublished } from "../published.server";
import { publicationBy } from "./content-acts.server";

type Value = readonly [path: string, value: string];

/** Publishes what settles the document, without the values that would leave a page without words. */
export async function settle(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  document: ContentDocument,
): Promise<ActResult> {
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
  const fit = fitting(wanted, (values) => {
    const fields = new Map([...before.fields, [document.key, fieldsWith(values)]]);
    const missed = document.givesNames ? store.missedIn({ ...before, fields }) : new Set<string>();
    return ([path]) => !missed.has(nameAt(path, live));
  });
  if (fit.length === 0) return refused(409, "The pages cannot do without any of these");
  const outcome = await withLock(db, CONTENT_LOCK, (tx) =>
    writeVersions(tx, store, [{ document, fields: fieldsWith(fit) }], {
      note: settles.label,
      ...publicationBy(viewer),
    }),
  );
  if (outcome.state === "faults")
    return refused(409, Object.values(outcome.faults[document.key] ?? {})[0] ?? "Not published");
  await store.readAgain();
  const others = wanted.filter((value) => !fit.includes(value));
  const title = settles.done(fit.length);
  if (others.length === 0) return done({ title, tone: "success" });
  const named = others.map(([path]) => labelsOf(document.root, path, [live]).at(-2) ?? path);
  return done({ title, description: `The pages need these: ${named.join("; ")}`, tone: "success" });
}

/** What is left once every value is gone that the others do not let go. */
function fitting(
  wanted: readonly Value[],
  test: (values: readonly Value[]) => (value: Value) => boolean,
): readonly Value[] {
  const left = wanted.filter(test(wanted));
  return left.length === wanted.length ? left : fitting(left, test);
}

/** The name that texts have for an item. */
function nameAt(path: string, live: Fields): string {
  const item = path.slice(0, path.lastIndexOf("."));
  return live[`${item}.name`] ?? item.slice(item.lastIndexOf(".") + 1);
}
