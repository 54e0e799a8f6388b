/** A running product as the other end of an editor's generated life. */
import { onTestFinished, vi } from "vitest";
import { readDraft } from "../../app/content/drafts.server";
import { type EditorAct, EditorLife, type Server } from "./editor-lives";
import type { TestProduct } from "./test-product";

type Document = TestProduct["running"]["content"]["documents"][number];

/** Runs a life of a document's editor; returns what went wrong in it. */
export async function livesOf(product: TestProduct) {
  const admin = await product.admin();
  const { db } = product.running.database;
  const real = globalThis.fetch;
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return async (document: Document, acts: readonly EditorAct[]): Promise<string[]> => {
    const path = `/admin/content/${document.key}`;
    const server: Server = {
      save: (changes) => admin.json(`${path}/draft`, changes),
      publish: () => admin.form(path, { do: "publish", note: "", sure: "yes" }),
      read: async () => (await readDraft(db, document)).fields,
    };
    // The product and its visitors are in this process too, and keep the real one.
    const fetchOf = (ofPage: unknown) => (address: string | URL, init?: RequestInit) =>
      String(address).startsWith("/")
        ? (ofPage as typeof fetch)(address, init)
        : real(address, init);
    const life = await EditorLife.begin(document, server, (name, value) =>
      vi.stubGlobal(name, name === "fetch" ? fetchOf(value) : value),
    );
    await life.run(acts);
    await life.end();
    return life.faults;
  };
}
