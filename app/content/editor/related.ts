/** Parts of documents that belong together, in both directions: the application's questions and its letters (OWN-4). */

type Related = { words: string; to: string };

const LETTERS = {
  applicationQualified: "Letter to applicants who qualify",
  applicationNotQualified: "Letter to applicants who do not qualify",
};

const QUESTIONS: Related = {
  words: "Questions of the application form",
  to: "/admin/content/application#questions",
};

/** By the document and the part of it. */
const RELATED: Readonly<Record<string, readonly Related[]>> = {
  "application questions": Object.entries(LETTERS).map(([name, words]) => ({
    words,
    to: `/admin/content/mails#${name}`,
  })),
  ...Object.fromEntries(Object.keys(LETTERS).map((name) => [`mails ${name}`, [QUESTIONS]])),
};

export function relatedTo(document: string, part: string): readonly Related[] {
  return RELATED[`${document} ${part}`] ?? [];
}
