/** Rules about names and words: each returns what breaks it, in words. */
import { codeOnly, type Sources } from "./source-files";

const EDGELESS =
  "utils? helpers? misc common shared lib core services? managers? types? constants? index";
const EDGELESS_NAME = new RegExp(`(?:^|-)(?:${EDGELESS.replaceAll(" ", "|")})$`);

const PRODUCT_WORDS = [
  "trainee",
  "lesson",
  "prospect",
  "(?<!re)setter",
  "coach",
  "access[- _]?code",
  "onboarding",
  "training",
  "hiring",
  "interview",
  "appointment",
  "recruit",
  "tracker",
  "setpoint",
];
const PRODUCT_WORD = new RegExp(PRODUCT_WORDS.join("|"), "i");
const NAMELESS = /^app\/(?:platform|ui)\//;
/** The one schema of the environment names what operators set, including product terms (CFG-1). */
const CONFIGURATION = "app/platform/config/";

/** The addresses of other companies' pages have their own words. */
const WORDS_OF_OTHERS = /^app\/platform\/embeds\/booking-shapes\.ts$/;

/** Files and folders whose name does not say what belongs in them. */
export function edgelessNames(files: Iterable<string>): string[] {
  return [...files].flatMap((file) =>
    file
      .split("/")
      .filter((part) => EDGELESS_NAME.test(part.replace(/\..*$/, "")))
      .map((part) => `${file}: "${part}" is a name without an edge`),
  );
}

export function productWords(sources: Sources): string[] {
  return linesOf(sources)
    .filter(({ file }) => NAMELESS.test(file))
    .filter(({ file }) => !file.startsWith(CONFIGURATION) && !WORDS_OF_OTHERS.test(file))
    .filter(({ file, line }) => PRODUCT_WORD.test(line) || PRODUCT_WORD.test(file))
    .map(({ file, line }) => `${file} names the product: ${line.trim()}`);
}

export function environmentReads(sources: Sources): string[] {
  return linesOf(sources)
    .filter(({ file, line }) => /process\.env/.test(line) && !file.startsWith(CONFIGURATION))
    .map(({ file, line }) => `${file} reads the environment: ${line.trim()}`);
}

/** Connections opened without `ServerClient`, which sets its session's time zone. */
export function ownConnections(sources: Sources): string[] {
  return linesOf(sources)
    .filter(({ file, line }) => !file.startsWith("app/platform/db/") && /new pg\.\w+\(/.test(line))
    .map(({ file, line }) => `${file} opens a separate connection: ${line.trim()}`);
}

/** Files that only re-export. */
export function barrels(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    const rest = codeOnly(text)
      .replace(/import\s[^;]*;/g, "")
      .replace(/export\s+(?:type\s+)?(?:\*[^;]*|\{[^}]*\}[^;]*);/g, "");
    const passesOn = /\bexport\s+(?:type\s+)?[*{]/.test(text);
    return passesOn && rest.trim() === "" ? [`${file} only re-exports`] : [];
  });
}

/** Addresses whose file is missing, and pages that no address leads to. */
export function routeFaults(sources: Sources): string[] {
  const tables = [...sources].filter(([file]) => /^app\/(?:[^/]+\/)?routes\.ts$/.test(file));
  const named = tables.flatMap(([table, text]) =>
    [...text.matchAll(/"([\w/-]+\.tsx?)"/g)].map(([, file = ""]) => ({
      table,
      file: `app/${file}`,
    })),
  );
  const known = new Set(named.map(({ file }) => file));
  return [
    ...named
      .filter(({ file }) => !sources.has(file))
      .map(({ table, file }) => `${table} leads to ${file}, which is no file`),
    ...[...sources.keys()]
      .filter((file) => /^app\/.*-page\.tsx$/.test(file) && !known.has(file))
      .map((file) => `${file} has no address`),
  ];
}

const PROMISES = new RegExp(
  ["TO" + "DO", "FIX" + "ME", "X" + "XX"].map((word) => `\\b${word}\\b`).join("|"),
);
const SILENCED = /\.(?:skip|only|todo)\s*\(|\b(?:xit|xtest|xdescribe|fdescribe)\s*\(/;

export function openPromises(sources: Sources): string[] {
  return linesOf(sources)
    .filter(({ line }) => PROMISES.test(line))
    .map(({ file, line }) => `${file}: ${line.trim()}`);
}

export function silencedTests(sources: Sources): string[] {
  return linesOf(sources)
    .filter(({ file, line }) => /\.(?:test|spec)\.tsx?$/.test(file) && SILENCED.test(line))
    .map(({ file, line }) => `${file}: ${line.trim()}`);
}

/** Imports of the app that do not follow the one rule: `~/` into another slice, a relative path within one. */
export function aliasFaults(sources: Sources): string[] {
  return linesOf(sources).flatMap(({ file, line }) => {
    const [, slice, folders = ""] = /^app\/([^/]+)\/(.*\/)?/.exec(file) ?? [];
    const [, target = ""] = /(?:from|import) "([~.][^"]*)"/.exec(line) ?? [];
    if (slice === undefined || target.includes("+types/")) return [];
    const up = target.split("/").filter((part) => part === "..").length;
    const leaves = up > folders.split("/").length - 1;
    return leaves || target.startsWith(`~/${slice}/`) ? [`${file} imports ${target}`] : [];
  });
}

function linesOf(sources: Sources): { file: string; line: string }[] {
  return [...sources].flatMap(([file, text]) => text.split("\n").map((line) => ({ file, line })));
}
