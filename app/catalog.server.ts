/** All documents, and what is checked before one of them is published (CONT-7). */
import {
  type Catalog,
  type Content,
  contentAt,
  linkFaults,
  nameFaults,
  type Published,
} from "./content/content.server";
import { DOCUMENTS } from "./documents.server";
import { CLAIMS, figureFaults, figureNames } from "./figures/figures.server";
import { scriptCheck } from "./script/script.server";
import { heldOfLessons } from "./training/training.server";

/** Names in braces that are filled in everywhere; the company's come from the settings. */
const COMPANY_NAMES = ["company", "legalName", "address", "supportMail", "site"];

/** `isAddress`: whether the product has a page at this path. */
export function catalogOf(isAddress: (path: string) => boolean): Catalog {
  return { documents: DOCUMENTS, checks: publishChecks(isAddress), heldOf: heldOfLessons };
}

function publishChecks(isAddress: (path: string) => boolean): Catalog["checks"] {
  return [
    (document, fields, published) => {
      const words = contentAfter(published);
      const figures = figureNames(words, new Date()).map(([name]) => name);
      return {
        ...nameFaults(document, fields, new Set([...COMPANY_NAMES, ...figures])),
        ...linkFaults(document, fields, isAddress),
        ...scriptCheck(document, fields),
        ...figureFaults(document, fields, words.of(CLAIMS)),
      };
    },
  ];
}

/** The words as they would be, with the figures filled in. */
function contentAfter(published: Published): Content {
  return contentAt(published, (words) => new Map(figureNames(words, new Date())));
}
