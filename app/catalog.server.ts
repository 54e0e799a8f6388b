/** All documents, and the checks before one of them is published (CONT-7). */
import {
  type Catalog,
  type Content,
  type ContentDocument,
  contentAt,
  type Fields,
  leftOutFaults,
  linkFaults,
  liveFields,
  missedLeftOut,
  nameFaults,
  type Place,
  type Published,
  publishedFields,
  withLiveItems,
} from "./content/content.server";
import { AREAS, DOCUMENTS } from "./documents.server";
import {
  claimsBehind,
  figureFaults,
  figureNames,
  PUBLIC_FIGURES,
  unusedFigures,
} from "./figures/figures.server";
import { practicePublishing } from "./practice/practice.server";
import { scriptCheck } from "./script/script.server";
import { lessonPublishing } from "./training/training.server";

/** Names in braces that are filled in everywhere; the company's come from the settings. */
const COMPANY_NAMES = ["company", "legalName", "address", "supportMail", "site"];

/** `isAddress`: whether the product has a page for visitors or trainees at this path. */
export function catalogOf(isAddress: (path: string) => boolean): Catalog {
  return {
    areas: AREAS,
    documents: DOCUMENTS,
    checks: publishChecks(isAddress),
    ...lessonPublishing,
    allowedIn: practicePublishing.allowedIn,
    missedIn,
  };
}

function missedIn(published: Published): ReturnType<Catalog["missedIn"]> {
  const words = contentAfter(published);
  const names = new Set(figureNames(words, new Date()).map(([name]) => name));
  const unused = { names, ...unusedFigures(words) };
  const claims = words.of(PUBLIC_FIGURES);
  return DOCUMENTS.filter(({ givesNames }) => !givesNames).flatMap((document) => {
    const fields = liveFields(document, publishedFields(document, published));
    const shown = withLiveItems(document, fields);
    return [...missedLeftOut(document, shown, unused), ...claimsBehind(document, shown, claims)];
  });
}

/** Each by itself, so that requests are answered between them. */
function publishChecks(isAddress: (path: string) => boolean): Catalog["checks"] {
  return [
    (document, fields, published) => {
      const figures = figureNames(contentAfter(published), new Date()).map(([name]) => name);
      return nameFaults(document, fields, new Set([...COMPANY_NAMES, ...figures]));
    },
    (document, fields, published) =>
      linkFaults(document, fields, isPlace(isAddress, document, fields, published)),
    scriptCheck,
    ...practicePublishing.checks.map(
      (check): Catalog["checks"][number] =>
        (document, _, published, allowed) =>
          check(document, contentAfter(published), allowed),
    ),
    (document, fields, published) =>
      figureFaults(document, fields, contentAfter(published).of(PUBLIC_FIGURES)),
    (document, fields, published) => {
      const words = contentAfter(published);
      const names = new Set(figureNames(words, new Date()).map(([name]) => name));
      return leftOutFaults(document, fields, { names, ...unusedFigures(words) });
    },
  ];
}

/** A part of a page that one of the page's documents names, or its words name. */
function isPlace(
  isAddress: (path: string) => boolean,
  document: ContentDocument,
  fields: Fields,
  published: Published,
): (place: Place) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (path: string) => {
    const anchors =
      known.get(path) ??
      new Set(
        DOCUMENTS.filter((each) => each.pages[0] === path).flatMap(
          (each) =>
            each.anchors?.(
              each.key === document.key
                ? liveFields(each, fields)
                : publishedFields(each, published),
            ) ?? [],
        ),
      );
    known.set(path, anchors);
    return anchors;
  };
  return ({ path, anchor }) => isAddress(path) && (anchor === "" || anchorsOf(path).has(anchor));
}

/** The words as they would be, with the figures filled in: once for all documents checked together. */
function contentAfter(published: Published): Content {
  const made =
    checked.get(published) ??
    contentAt(published, (words) => new Map(figureNames(words, new Date())));
  checked.set(published, made);
  return made;
}

const checked = new WeakMap<Published, Content>();
