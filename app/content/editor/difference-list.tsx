import type { Differences } from "../differences.server";

/** Fields with the words that were removed and added. */
export function DifferenceList({ differences, more }: Differences) {
  return (
    <>
      <dl className="mt-4 grid gap-4">
        {differences.map(({ path, labels, pieces }) => (
          <div key={path}>
            <dt className="font-semibold text-quiet text-sm">{labels.join(" › ")}</dt>
            <dd
              dir="auto"
              className={`mt-1 whitespace-pre-line [overflow-wrap:anywhere] ${pieces.some(({ kind }) => kind === "same") ? "[&>del+ins]:ml-1" : "grid justify-items-start gap-1"}`}
            >
              {pieces.map(({ text, kind }, index) => {
                // Pieces have no ids and never move.
                const key = String(index);
                if (kind === "same") return <span key={key}>{text}</span>;
                if (kind === "added")
                  return (
                    <ins key={key} className="bg-success-soft text-success">
                      {text}
                    </ins>
                  );
                return (
                  <del key={key} className="bg-danger-soft text-danger">
                    {text}
                  </del>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <p className="mt-4 text-quiet text-sm">
          And {more.toLocaleString("en-US")} more {more === 1 ? "field" : "fields"}.
        </p>
      )}
    </>
  );
}
