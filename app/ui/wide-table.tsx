import type { ReactNode } from "react";

type WideTableProps = {
  columns: readonly string[];
  /** The width below which each row is a card, and headings are only read out. */
  cardsBelow?: keyof typeof NARROW;
  /** Rows, each a `tr`. */
  children: ReactNode;
};

const NARROW = {
  lg: { block: "max-lg:block", head: "max-lg:sr-only", cell: "px-3" },
  xl: { block: "max-xl:block", head: "max-xl:sr-only", cell: "px-2.5" },
} as const;

/** Rows as a table, and as cards where that is too narrow. */
export function WideTable({ columns, cardsBelow = "lg", children }: WideTableProps) {
  const { block, head, cell } = NARROW[cardsBelow];
  return (
    <div className="panel mt-4 overflow-hidden">
      <table className={`w-full text-left text-sm ${block}`}>
        <thead className={`border-line border-b bg-sunken text-quiet ${head}`}>
          <tr>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className={`whitespace-nowrap py-2.5 font-semibold ${cell}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={`divide-y divide-line ${block}`}>{children}</tbody>
      </table>
    </div>
  );
}
