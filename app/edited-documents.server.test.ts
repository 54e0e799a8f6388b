/** Every document of this build in generated lives of its editor, over a network of all kinds (CONT-2, CONT-3). */
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { EditorLife, lives, type Server, UNSTORABLE } from "../tests/kit/editor-lives";
import { type Changes, merged } from "./content/changes";
import { type ContentDocument, liveFields } from "./content/content.server";
import { type Fields, fieldAt } from "./content/fields";
import { DOCUMENTS } from "./documents.server";

/** Of each document; `npm run prove -- editor` runs many more against a database. */
const LIVES = 6;
const SEED = 20_261_125;

/** The server's rules in memory: what it stores, what it refuses by name, and a publication of all of it. */
class Memory implements Server {
  #published: Fields;
  #draft: Record<string, string> = {};

  constructor(private readonly document: ContentDocument) {
    this.#published = document.shippedFields;
  }

  get #fields(): Fields {
    return { ...this.document.shippedFields, ...this.#published, ...this.#draft };
  }

  async save(changes: Changes): Promise<Response> {
    const faults = Object.fromEntries(
      changes.values
        .filter(
          ({ path, value }) => value === UNSTORABLE || value.length > 20_000 || !this.#has(path),
        )
        .map(({ path }) => [path, "It cannot be stored"]),
    );
    if (Object.keys(faults).length > 0) return Response.json({ faults }, { status: 400 });
    const { written, refused } = merged(this.document.root, this.#fields, changes);
    this.#draft = { ...this.#draft, ...written };
    const restored = changes.lists.flatMap((act) =>
      act.act === "restore" ? Object.keys(act.fields) : [],
    );
    const asked = [...changes.lists, ...changes.values].map(({ path }) => path);
    const now = this.#fields;
    return Response.json({
      fields: Object.fromEntries(
        [...asked, ...restored, ...Object.keys(written)].map((path) => [path, now[path] ?? ""]),
      ),
      disputes: refused.map((path) => ({ path, value: now[path] ?? "", author: null })),
    });
  }

  /** What was removed is gone from a version. */
  async publish(): Promise<void> {
    this.#published = await this.read();
    this.#draft = {};
  }

  async read(): Promise<Fields> {
    return liveFields(this.document, this.#fields);
  }

  #has(path: string): boolean {
    const kind = fieldAt(this.document.root, path)?.kind ?? "group";
    return kind !== "group" && kind !== "list";
  }
}

const stub = (name: string, value: unknown) => void vi.stubGlobal(name, value);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** For a machine under load. */
const LONGEST_MS = 120_000;

describe("an editor's life ends on Saved, with the server, the page and a fresh load equal", () => {
  test.each(DOCUMENTS.map((document) => [document.key, document] as const))(
    "CONT-2 CONT-3 %s",
    async (_, document) => {
      await fc.assert(
        fc.asyncProperty(lives, async (acts) => {
          const life = await EditorLife.begin(document, new Memory(document), stub);
          await life.run(acts);
          await life.end();
          expect(life.faults.slice(0, 5)).toEqual([]);
        }),
        { numRuns: LIVES, seed: SEED },
      );
    },
    LONGEST_MS,
  );
});
