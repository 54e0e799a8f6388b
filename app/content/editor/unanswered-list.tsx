import { Form, Link } from "react-router";
import type { CutList } from "~/platform/queries/lists.server";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import type { UnansweredQuestion } from "../unanswered.server";

export type UnansweredQuestions = CutList<UnansweredQuestion> & {
  lists: readonly { path: string; label: string }[];
};

/** Questions without an answer, each with its count and the two things that can be done about it. */
export function UnansweredList({
  name,
  questions,
}: {
  name: string;
  questions: UnansweredQuestions;
}) {
  const { listed, lists } = questions;
  const page = `/admin/content/${name}/unanswered`;
  return (
    <ul className="divide-y divide-line">
      {listed.map(({ id, question, asked, lastAskedAt, entry }) => (
        <li key={id} className="grid items-end gap-x-6 gap-y-3 py-4 lg:grid-cols-[1fr_auto]">
          <div className="self-center">
            <p className="[overflow-wrap:anywhere]" dir="auto">
              {question}
            </p>
            <p className="text-quiet text-sm">
              Asked {asked === 1 ? "once" : `${asked.toLocaleString("en-US")} times`}, last on{" "}
              <LocalTime at={lastAskedAt} never="" />
            </p>
          </div>
          {/* The whole page: the editor opens the entry as it loads. */}
          <Form
            method="post"
            action={page}
            reloadDocument
            aria-label={question}
            className="flex flex-wrap items-end gap-2"
          >
            <input type="hidden" name="id" value={id} />
            {entry ? (
              <Link
                to={`/admin/content/${name}?open=${entry}#${entry}-item`}
                reloadDocument
                className="px-2 py-2.5 underline underline-offset-4"
              >
                In the draft
              </Link>
            ) : (
              <>
                <SelectField name="list" label="Add to">
                  {lists.map(({ path, label }) => (
                    <option key={path} value={path}>
                      {label}
                    </option>
                  ))}
                </SelectField>
                <Button type="submit" name="intent" value="entry">
                  Make an entry
                </Button>
              </>
            )}
            <Button type="submit" name="intent" value="dismiss" look="outline">
              Not ours
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** On a document's own page: the most asked, and the way to the rest. */
export function UnansweredSection(props: { name: string; questions: UnansweredQuestions }) {
  const { listed, found } = props.questions;
  if (found === 0) return null;
  return (
    <section aria-labelledby="asked" className="panel mb-6 scroll-mt-28 px-5 pt-5 pb-2 sm:px-6">
      <h2 id="asked" className="text-2xl">
        Asked but not answered{" "}
        <span className="font-normal font-sans text-base text-quiet">{found}</span>
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        Nothing in these words fits. An entry takes a question off the list once it is published.
      </p>
      <UnansweredList {...props} />
      {found > listed.length && (
        <p className="py-3">
          <Link
            to={`/admin/content/${props.name}/unanswered`}
            className="underline underline-offset-4"
          >
            All {found.toLocaleString("en-US")} questions
          </Link>
        </p>
      )}
    </section>
  );
}
