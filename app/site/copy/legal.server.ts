/** The building blocks of the terms and the privacy policy. */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  date,
  group,
  itemIds,
  list,
  markdown,
  searchEntry,
  text,
  unique,
  yesNo,
} from "~/content/content.server";

const SCHEMA = z.strictObject({
  title: text("Title"),
  updated: date("Last updated"),
  reviewed: yesNo("A lawyer has reviewed it", "The shipped text is a template"),
  sections: list(
    "Sections",
    group("Section", {
      id: text("Anchor", {
        max: 60,
        help: "The end of a link to this section; keep it when the title changes",
      }).regex(
        /^[a-z][a-z0-9-]*$/,
        "Lowercase letters, digits and hyphens, starting with a letter",
      ),
      title: text("Title"),
      body: markdown("Text", { max: 10_000 }),
    }),
    { min: 1, max: 40 },
  ).check(unique("id", "Another section has this anchor already")),
  search: searchEntry(),
});

type Definition = {
  key: string;
  label: string;
  pages: readonly string[];
  shipped: z.input<typeof SCHEMA>;
};

export const legalDocument = (definition: Definition) =>
  contentDocument({
    ...definition,
    figures: "with-note",
    anchors: (fields) =>
      itemIds(fields, "sections").map((section) => fields[`sections.${section}.id`] ?? ""),
    settles: {
      label: "A lawyer has reviewed it",
      done: () => `${definition.label}: reviewed`,
      values: () => ({ reviewed: "yes" }),
    },
    schema: SCHEMA,
  });

export type LegalWords = ContentValue<ReturnType<typeof legalDocument>>;
