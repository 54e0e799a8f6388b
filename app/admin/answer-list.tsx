type AnswerListProps = { answers: readonly { label: string; value: string }[] };

/** Questions with their answers, in the order of the form. */
export function AnswerList({ answers }: AnswerListProps) {
  return (
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
  );
}
