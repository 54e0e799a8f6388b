/** Entries that this browser keeps under a name, also for later pages; views may subscribe to them. */
import { parsedJson } from "./json";
import { inStorage } from "./storage";

export type Kept<Content> = { key: string; content: Content };

export class KeptEntries<Content> {
  /** If the browser keeps nothing for us, they are at least in memory. */
  readonly #memory = new Map<string, string>();
  #shown: readonly Kept<Content>[] = [];
  #shownTexts = "";
  readonly #listeners = new Set<() => void>();

  /** `name`: what all keys begin with in the browser's storage; `area`: the tab's own, which ends with it. */
  constructor(
    private readonly name: string,
    private readonly area: "localStorage" | "sessionStorage" = "localStorage",
  ) {}

  /** For `useSyncExternalStore`: what this page changes, and what other pages of this browser do. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  };

  /** In order of their keys; the same array for as long as nothing changes. */
  all(): readonly Kept<Content>[] {
    const texts = JSON.stringify(this.names().map((key) => [key, this.text(key)]));
    if (texts !== this.#shownTexts) {
      this.#shownTexts = texts;
      this.#shown = this.names().flatMap((key) => this.entry(key) ?? []);
    }
    return this.#shown;
  }

  /** All keys, in order. */
  names(): string[] {
    const stored = inStorage((storage) => Object.keys(storage), this.area) ?? [];
    return [...stored, ...this.#memory.keys()]
      .filter((key) => key.startsWith(this.name))
      .map((key) => key.slice(this.name.length))
      .sort();
  }

  text(key: string): string | null {
    const name = this.name + key;
    return this.#memory.get(name) ?? inStorage((storage) => storage.getItem(name), this.area);
  }

  entry(key: string): Kept<Content> | null {
    const text = this.text(key);
    const content = text === null ? null : parsedJson<Content>(text);
    return content === null ? null : { key, content };
  }

  keep(key: string, content: Content): Kept<Content> {
    const [name, text] = [this.name + key, JSON.stringify(content)];
    const isStored = inStorage((storage) => {
      storage.setItem(name, text);
      return true;
    }, this.area);
    if (isStored) this.#memory.delete(name);
    else this.#memory.set(name, text);
    this.#tell();
    return { key, content };
  }

  remove(key: string): void {
    inStorage((storage) => storage.removeItem(this.name + key), this.area);
    this.#memory.delete(this.name + key);
    this.#tell();
  }

  /** Whether another page does not see all of them. */
  hasOwn(): boolean {
    return this.#memory.size > 0;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
