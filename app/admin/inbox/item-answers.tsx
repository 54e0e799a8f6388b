import type { Answer } from "./item-contents.server";

/** Everything that was answered, in the order of the form. */
export function ItemAnswers({ answers, what }: { answers: readonly Answer[]; what: string }) {
  return (
    <section aria-labelledby="answers" className="panel min-w-0 p-5 sm:p-6">
      <h2 id="answers" className="text-xl">
        {what}
      </h2>
      {answers.length === 0 ? (
        <p className="mt-3 text-quiet">Nothing was written.</p>
      ) : (
        <dl className="mt-2 divide-y divide-line">
          {answers.map(({ label, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers never change, and two may have the same label
            <div key={at} className="grid gap-1 py-3">
              <dt className="text-quiet text-sm">{label}</dt>
              <dd dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {value || <span className="text-quiet">No answer</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
