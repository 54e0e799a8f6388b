import { Form } from "react-router";
import { LocalTime } from "~/ui/local-time";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import { ShownOf } from "~/ui/shown-of";
import { TakeBack } from "./label-form";
import { classWords } from "./labels";

type Props = {
  inForce: readonly {
    number: number;
    message: string;
    labels: readonly string[];
    at: string;
    by: string | null;
  }[];
  /** How many there are, of the search if there is one. */
  labeled: number;
  q: string;
  more: string | null;
};

/** Every label that applies, newest first, and the way back from each (READ-6). */
export function LabelsInForce({ inForce, labeled, q, more }: Props) {
  return (
    <section aria-labelledby="in-force" className="mt-10">
      <h2 id="in-force" className="text-2xl">
        Labels in force{" "}
        <span className="font-normal font-sans text-base text-quiet">{labeled}</span>
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        Each holds for everyone who writes the same words. Taking one back makes it as if it had
        never been given: finished conversations that were read with it are judged again, and their
        trainees see the new result there. It stays in the log.
      </p>
      {(labeled > 0 || q !== "") && (
        <Form
          key={q}
          action="#in-force"
          role="search"
          preventScrollReset
          className="mt-3 flex flex-wrap items-end gap-3"
        >
          <div className="min-w-0 flex-1 basis-56">
            <SearchField defaultValue={q} placeholder="A sentence, or a class" />
          </div>
          <SearchButtons clearTo={q === "" ? null : "?#in-force"} />
        </Form>
      )}
      {inForce.length === 0 && (
        <p className="mt-2 text-quiet">{q === "" ? "None yet." : "No label has these words."}</p>
      )}
      <ul className="mt-3 grid gap-2">
        {inForce.map(({ number, message, labels, at, by }) => (
          <li key={number} className="panel flex flex-wrap items-center justify-between gap-3 p-4">
            <div className="min-w-0 flex-1 basis-64">
              <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                {message}
              </p>
              <p className="mt-1 text-quiet text-sm">
                {labels.map(classWords).join(", ")}, by{" "}
                <span dir="auto">{by ?? "a former coach"}</span>, <LocalTime at={at} never="" />
              </p>
            </div>
            <TakeBack number={number} of={message} />
          </li>
        ))}
      </ul>
      <ShownOf shown={inForce.length} found={labeled} what="labels" more={more} />
    </section>
  );
}
