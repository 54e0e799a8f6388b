/** The claims: which sentences use each, and a new one from the field that needs it (OWN-5). */
import { and, eq, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { oneLineText } from "~/platform/text/one-line-text";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { mappedInParts } from "~/platform/web/long-work.server";
import { requestContext } from "~/platform/web/request-context.server";
import { itemPath, newItemId } from "../changes";
import { type ContentDocument, contentStoreContext, publishedFields } from "../content.server";
import { readDrafts } from "../drafts.server";
import { type Fields, fieldAt, itemIds } from "../fields";
import { type Left, type Unused, withoutUnused } from "../left-out";
import { CONTENT_LOCK, writeVersions } from "../publish.server";
import { readPublished } from "../published.server";
import { contentDrafts } from "../tables";
import { OWN_CLAIMS, SHIPPED_CLAIMS } from "./claim-names";
import { publicationBy } from "./content-acts.server";
import { fieldAddress } from "./opened-items";

type Context = Readonly<RouterContextProvider>;

/** A sentence, or a whole item, that names a claim; `isStuck`: it needs other words before the claim can go. */
export type ClaimUse = {
  address: string;
  labels: readonly string[];
  pages: readonly string[];
  text: string;
  isStuck: boolean;
};

export type ClaimUses = Readonly<Record<string, readonly ClaimUse[]>>;

/** What names each claim in the drafts of all documents; null for a document that gives no names. */
export async function claimUses(
  context: Context,
  document: ContentDocument,
  fields: Fields,
): Promise<ClaimUses | null> {
  if (!document.givesNames) return null;
  const { instead } = document.givesNames;
  const { db } = context.get(requestContext);
  const others = context.get(contentStoreContext).documents.filter((each) => !each.givesNames);
  const drafts = await readDrafts(db, others);
  const names = new Set(namesIn(document, fields));
  const found = await mappedInParts(others, (each) =>
    usesIn(each, drafts.get(each.key)?.fields ?? {}, { names, instead }),
  );
  const byName = Map.groupBy(found.flat(), ({ name }) => name);
  return Object.fromEntries([...byName].map(([name, uses]) => [name, uses.map(({ use }) => use)]));
}

function namesIn({ root }: ContentDocument, fields: Fields): string[] {
  const shipped = fieldAt(root, SHIPPED_CLAIMS);
  const own = itemIds(fields, OWN_CLAIMS).map((id) => fields[`${OWN_CLAIMS}.${id}.name`] ?? "");
  return [...(shipped?.kind === "group" ? shipped.fields.map(({ name }) => name) : []), ...own];
}

function usesIn(
  document: ContentDocument,
  fields: Fields,
  { names, instead }: Omit<Unused, "unused">,
) {
  const { label, pages, root } = document;
  const values = new Set(Object.values(fields));
  const written = [...values].join("\n");
  const named = [...names].filter((name) => values.has(name) || written.includes(`{${name}}`));
  return named.flatMap((name) => {
    const { gone, stuck } = withoutUnused(root, fields, {
      names,
      instead,
      unused: new Set([name]),
    });
    const useOf = (isStuck: boolean) => (left: Left) => ({
      name,
      use: {
        address: fieldAddress(root, `/admin/content/${document.key}`, left.path),
        labels: [label, ...left.labels],
        pages,
        text: left.text,
        isStuck,
      },
    });
    return [...gone.map(useOf(false)), ...stuck.map(useOf(true))];
  });
}

export const newClaim = z.strictObject({
  name: oneLineText().max(40),
  figure: oneLineText().max(40),
  says: oneLineText().max(160),
  source: oneLineText().max(300).default(""),
  date: oneLineText().max(10).default(""),
  earnings: z.literal("yes").optional(),
});

/** Live at once, so the text that needs it can be published; what others changed in the claims stays a draft. */
export async function createClaim(
  context: Context,
  viewer: Viewer,
  claim: z.output<typeof newClaim>,
): Promise<ActResult<{ claim: string }>> {
  const store = context.get(contentStoreContext);
  const document = store.documents.find(({ givesNames }) => givesNames);
  const list = document && fieldAt(document.root, OWN_CLAIMS);
  if (!document || list?.kind !== "list") throw new Error("No document holds the claims");
  const outcome = await withLock(context.get(requestContext).db, CONTENT_LOCK, async (tx) => {
    const live = publishedFields(document, await readPublished(tx));
    const id = newItemId(list, OWN_CLAIMS, live);
    const item = itemPath({ path: OWN_CLAIMS, id });
    const { earnings = "", ...words } = claim;
    const own = Object.entries({ ...words, earnings }).map(([name, value]) => [
      `${item}.${name}`,
      value,
    ]);
    const ids = [...itemIds(live, OWN_CLAIMS), id].join(" ");
    const fields = { ...live, ...Object.fromEntries(own), [OWN_CLAIMS]: ids };
    const written = await writeVersions(tx, store, [{ document, fields }], {
      note: `New claim: ${claim.name}`,
      ...publicationBy(viewer),
    });
    if (written.state === "published") await listInDraft(tx, document, id);
    return { ...written, item };
  });
  if (outcome.state === "faults") {
    const faults = Object.entries(outcome.faults[document.key] ?? {}).map(([path, fault]) => [
      path.startsWith(`${outcome.item}.`) ? path.slice(outcome.item.length + 1) : "name",
      fault,
    ]);
    return refused(400, null, { faults: Object.fromEntries(faults) });
  }
  await store.readAgain();
  return done("Claim created", { claim: claim.name });
}

/** A draft with another order of the claims would leave the new one out. */
async function listInDraft(tx: Db, { key }: ContentDocument, id: string): Promise<void> {
  await tx
    .update(contentDrafts)
    .set({ value: sql`trim(${contentDrafts.value} || ' ' || ${id}::text)` })
    .where(and(eq(contentDrafts.key, key), eq(contentDrafts.path, OWN_CLAIMS)));
}
