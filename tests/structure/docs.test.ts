/** What the docs name exists. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writtenSources } from "./source-files";

const FOLDERS = "app|bench|db|demo|deploy|docs|scripts|tests";
const NAMED = new RegExp(String.raw`\x60((?:${FOLDERS})/[\w./-]+)\x60`, "g");

/** Files and folders in backticks that no longer exist, except those with a placeholder such as `NNNN`. */
function missing(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, named = ""]) =>
    existsSync(named) || /[A-Z]{4}/.test(named) ? [] : [named],
  );
}

const OUTSIDE = /^(?:https?|mailto):/;

/** The anchors that the headings of a page get where Markdown is shown. */
function anchorsOf(text: string): Set<string> {
  const anchors = [...unfenced(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set(anchors);
}

function unfenced(text: string): string {
  return text.replace(/^```.*?^```$/gms, "");
}

/** Links of a page to files that are not there, or to headings that their page does not have. */
function deadLinks(file: string, pages: ReadonlyMap<string, string>): string[] {
  const links = [...unfenced(pages.get(file) ?? "").matchAll(/\]\(([^)\s]+)\)/g)];
  return links.flatMap(([, link = ""]) => {
    const [to = "", anchor] = link.split("#");
    const target = to === "" ? file : path.posix.join(path.posix.dirname(file), to);
    const dead = anchor ? !anchorsOf(pages.get(target) ?? "").has(anchor) : !existsSync(target);
    return dead && !OUTSIDE.test(link) ? [link] : [];
  });
}

test("C7 every link of the docs leads to a file or a heading that is there", () => {
  const pages = new Map([...writtenSources()].filter(([file]) => file.endsWith(".md")));
  const dead = [...pages.keys()].flatMap((file) =>
    deadLinks(file, pages).map((link) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test("C7 every command of package.json is on a page", () => {
  const pages = [...writtenSources()].filter(([file]) => file.endsWith(".md"));
  const text = pages.map(([, page]) => page).join("\n");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = Object.keys(scripts);
  expect(commands.length).toBeGreaterThan(20);
  const isTold = (name: string) => new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(text);
  expect(commands.filter((name) => !isTold(name))).toEqual([]);
});

test("C7 every soak test stands on the page of what is promised", () => {
  const page = readFileSync("docs/assurance.md", "utf8");
  const soaks = readdirSync("tests/soak")
    .filter((file) => file.endsWith(".soak.ts"))
    .map((file) => path.basename(file, ".soak.ts"));
  expect(soaks.length).toBeGreaterThan(10);
  expect(soaks.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("C7 every file that the docs name is there", () => {
  const pages = [...writtenSources()].filter(([file]) => file.endsWith(".md"));
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.flatMap(([file, text]) => missing(text).map((name) => `${file}: ${name}`))).toEqual(
    [],
  );
});

test("C7 the list of decisions has every page with its own title, and at most 70", () => {
  const folder = "docs/decisions";
  const pages = readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .sort();
  const rows = pages.map((file) => {
    const [, number, title] =
      /^# (\d+)\. (.+)$/m.exec(readFileSync(`${folder}/${file}`, "utf8")) ?? [];
    return `| [${number}](${file}) | ${title} |`;
  });
  const list = readFileSync(`${folder}/README.md`, "utf8");
  expect(list.split("\n").filter((line) => line.startsWith("| ["))).toEqual(rows);
  expect(pages.length).toBeLessThanOrEqual(70);
});

test("SCALE-6 every figure that docs/scale.md calls measured stands in the benchmarks", () => {
  const page = readFileSync("docs/scale.md", "utf8");
  const benchmarks = readFileSync("docs/benchmarks.md", "utf8").replaceAll(",", "");
  const figures = [...page.matchAll(/\*\*([\d,.]+)\*\*/g)].map(([, figure = ""]) => figure);
  expect(figures.length).toBeGreaterThan(10);
  const numbers = new Set(benchmarks.match(/\d+(?:\.\d+)?/g));
  expect(figures.filter((figure) => !numbers.has(figure.replaceAll(",", "")))).toEqual([]);
});

test("SCALE-2 the benchmarks hold every table of the bench of scale, with the machine named", () => {
  const [, section = ""] = readFileSync("docs/benchmarks.md", "utf8").split("\n## Scale\n");
  const parts = section.split("\n### ").slice(1);
  expect(parts).toHaveLength(3);
  for (const head of ["| sync | writers |", "| instances | sync |", "| list |"])
    expect(section).toContain(head);
  for (const part of parts) expect(part).toMatch(/\d+ cores, \d+ GB/);
});

test("the rule bites", () => {
  expect(missing("see `app/root.tsx`, `app/gone.ts` and `docs/decisions/NNNN-name.md`")).toEqual([
    "app/gone.ts",
  ]);
  const pages = new Map([
    [
      "docs/a.md",
      "[b](b.md#two-words) [c](b.md#other) [d](gone.md) [e](#own) [f](https://x.example/#y)",
    ],
    ["docs/b.md", "## Two `words`\n```\n# other\n```\n"],
  ]);
  expect(deadLinks("docs/a.md", pages)).toEqual(["b.md#other", "gone.md", "#own"]);
});
