import { Form } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import type { Unread } from "./labels.server";

type LabelListProps = {
  unread: readonly Unread[];
  /** The total waiting, of which `unread` are the first. */
  waiting: number;
  labeled: number;
  labels: readonly string[];
  result: ActResult | undefined;
};

/** Messages that the rules did not understand, each with the form that labels it. */
export function LabelList({ unread, waiting, labeled, labels, result }: LabelListProps) {
  return (
    <section aria-labelledby="not-understood" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="not-understood" className="text-2xl">
          Not understood{" "}
          <span className="font-normal font-sans text-base text-quiet">{waiting}</span>
        </h2>
        {labeled > 0 && (
          <ButtonLink to="/admin/coaching/messages.txt" look="outline" small reloadDocument>
            Export {labeled} labeled
          </ButtonLink>
        )}
      </div>
      <p className="mt-1 max-w-prose text-quiet">
        Practice messages that the rules couldn't read, most frequent first. Say what each one does.
        Labels improve the rules later; past results don't change.
      </p>
      {result && (
        <p
          role={result.done ? "status" : "alert"}
          className={`mt-4 rounded-control px-4 py-3 ${result.done ? "bg-success-soft text-success" : "bg-danger-soft text-danger"}`}
        >
          {result.toast?.title}
        </p>
      )}
      {unread.length === 0 && <p className="mt-2 text-quiet">Every message was understood.</p>}
      <ul className="mt-3 grid gap-2">
        {unread.map(({ message, times }) => (
          <li key={message} className="panel p-4">
            <blockquote dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {message}
            </blockquote>
            {times > 1 && <p className="text-quiet text-sm">Written {times} times</p>}
            <Form
              method="post"
              preventScrollReset
              aria-label={`Label: ${message}`}
              className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
            >
              <input type="hidden" name="message" value={message} />
              <SelectField name="label" label="Class" defaultValue="" required>
                <option value="" disabled>
                  Choose a class
                </option>
                <Classes labels={labels} />
              </SelectField>
              <SelectField name="second" label="Second class" defaultValue="">
                <option value="">None</option>
                <Classes labels={labels.filter((label) => label !== "none")} />
              </SelectField>
              <Button type="submit" name="intent" value="label">
                Label
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Classes({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {labels.map((label) => (
        <option key={label} value={label}>
          {wordsOf(label)}
        </option>
      ))}
    </>
  );
}

/** `ask-location` as Ask location. */
function wordsOf(label: string): string {
  if (label === "none") return "None of these";
  const words = label.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
