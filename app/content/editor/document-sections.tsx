import { ButtonLink } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { markOf } from "../changes";
import { type Field, type Fields, type GroupField, placedFields } from "../fields";
import { OWN_CLAIMS, SHIPPED_CLAIMS } from "./claim-names";
import type { ClaimUses } from "./claims.server";
import { ClaimsTable } from "./claims-table";
import { ConversationEditor } from "./conversation-editor";
import { FieldsView, ListFieldView } from "./fields-view";
import type { OpenedItems } from "./opened-items";

type DocumentSectionsProps = {
  name: string;
  root: GroupField;
  label: string;
  uses: ClaimUses | null;
};

/** The document's parts, each in a panel; consecutive single fields share one. */
export function DocumentSections({ name: key, root, label, uses }: DocumentSectionsProps) {
  const parts = partsOf(root.fields);
  return (
    <div className="grid min-w-0 gap-6">
      {parts.map((part) => {
        const [first] = part;
        const isSingle = first?.kind !== "group" && first?.kind !== "list";
        const name = first?.name ?? "";
        const List = hasMap(key) && name === "nodes" ? ConversationEditor : ListFieldView;
        const title = isSingle ? label : first.label;
        // One table for the shipped claims and the company's own.
        if (uses && name === OWN_CLAIMS) return null;
        if (uses && name === SHIPPED_CLAIMS)
          return <ClaimsTable key={name} root={root} uses={uses} />;
        return (
          <fieldset
            key={name}
            id={first?.kind === "group" ? name : undefined}
            aria-labelledby={`${name}-title`}
            className="panel min-w-0 scroll-mt-28 p-5 sm:p-6"
          >
            <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
              <h2 id={`${name}-title`} className="text-2xl">
                {title}
              </h2>
              {key === "mails" && (
                <ButtonLink
                  to={`/admin/content/mails/preview/${name}`}
                  aria-describedby={`${name}-title`}
                  look="outline"
                  small
                >
                  Preview
                </ButtonLink>
              )}
            </div>
            {!isSingle && first.help && <p className="-mt-3 mb-5 text-quiet">{first.help}</p>}
            {relatedTo(key, name).map(({ words, to }) => (
              <p key={to} className="-mt-3 mb-5">
                <a
                  href={to}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {words}
                </a>
              </p>
            ))}
            {first?.kind === "group" && <FieldsView fields={first.fields} path={name} />}
            {first?.kind === "list" && <List field={first} path={name} />}
            {isSingle && <FieldsView fields={part} path="" />}
          </fieldset>
        );
      })}
    </div>
  );
}

/** The script is drawn next to its messages and needs the full width. */
export function hasMap(key: string): boolean {
  return key === "script";
}

/** Links to the parts of a long form. */
export function Outline({ root }: { root: GroupField }) {
  const parts = root.fields.filter(({ kind }) => kind === "group" || kind === "list");
  if (parts.length === 0) return null;
  return (
    <nav aria-label="Parts" className="max-lg:hidden lg:sticky lg:top-24">
      <ul className="grid gap-0.5 border-line border-l">
        {parts.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="-ml-px flex min-h-9 items-center border-transparent border-l-2 pl-4 text-quiet text-sm hover:border-accent hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function partsOf(fields: readonly Field[]): Field[][] {
  const parts: Field[][] = [];
  for (const field of fields) {
    const last = parts.at(-1)?.[0];
    const joins = last && [field, last].every(({ kind }) => kind !== "group" && kind !== "list");
    if (joins) parts.at(-1)?.push(field);
    else parts.push([field]);
  }
  return parts;
}

type ShownMarksProps = { root: GroupField; fields: Fields; opened: OpenedItems };

/** Without a script, the form also carries the values it was shown with. */
export function ShownMarks({ root, fields, opened }: ShownMarksProps) {
  const hydrated = useHydrated();
  if (hydrated) return null;
  const shown = placedFields(root, fields).filter(
    ({ field, path }) => field.kind !== "group" && field.kind !== "list" && opened.shows(path),
  );
  const marks = Object.fromEntries(shown.map(({ path }) => [path, markOf(fields[path] ?? "")]));
  return <input type="hidden" name="marks" value={JSON.stringify(marks)} />;
}

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

function relatedTo(document: string, part: string): readonly Related[] {
  return RELATED[`${document} ${part}`] ?? [];
}
