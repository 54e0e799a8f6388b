import {
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useState,
} from "react";
import { useTableKeys } from "./use-table-keys";

/** `tall`: in a two-line row it takes both lines; columns that are not tall come in pairs, one above the other. */
export type Column = {
  name: string;
  content?: ReactNode;
  order?: "ascending" | "descending";
  tall?: boolean;
};

const PAIRED = { never: "", "on tablets": "tablet:paired-rows", always: "rows:paired-rows" };

type WideTableProps = {
  caption: string;
  columns: readonly (string | Column)[];
  /** Whether each row has two lines, because its columns do not fit side by side. */
  pairs?: keyof typeof PAIRED;
  /** Rows, each a `Row`. */
  children: ReactNode;
};

/** Rows as a table, and as cards if that is too narrow; arrow keys move within it. */
export function WideTable({ caption, columns, pairs = "never", children }: WideTableProps) {
  const headings = columns.map((each) => (typeof each === "string" ? { name: each } : each));
  const tall = headings.filter((each) => each.tall).length;
  const tracks = tall + Math.ceil((headings.length - tall) / 2);
  const keys = useTableKeys();
  return (
    <div className="group list-frame">
      <div className="panel overflow-hidden">
        <table
          {...keys}
          style={{ "--tracks": tracks } as CSSProperties}
          className={`w-full text-left text-sm cards:block ${PAIRED[pairs]}`}
        >
          <caption className="sr-only">
            {caption}. Arrow keys move between its rows and their buttons.
          </caption>
          <thead className="border-line border-b bg-sunken text-quiet cards:sr-only">
            <tr>
              {headings.map(({ name, content, order, tall }) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={order}
                  data-tall={tall}
                  // Over cards a heading is only heard: a link in it would take the focus unseen.
                  data-heading={content ? name : undefined}
                  className="list-heading"
                >
                  {content ? <span className="cards:hidden">{content}</span> : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line cards:block">{children}</tbody>
        </table>
      </div>
      <p
        aria-hidden="true"
        className="invisible mt-1 text-quiet text-xs group-has-focus-visible:visible cards:hidden"
      >
        ↑ ↓ move between rows, ← → within a row, Home and End jump to the first and last
      </p>
    </div>
  );
}

type RowProps = ComponentProps<"tr"> & {
  /** For a row whose card has two lines until it is opened; see `RowOpener`. */
  open?: boolean;
};

export function Row({ className = "", open, ...attributes }: RowProps) {
  const folding = open === undefined ? "" : "folding-row";
  return (
    <tr
      {...attributes}
      data-open={open || undefined}
      className={`list-row ${folding} ${className}`}
    />
  );
}

/** The cell of the button that opens a row. */
export function RowOpener({ children }: { children: ReactNode }) {
  return (
    <td data-tall="" data-line="opener" className="row-opener">
      {children}
    </td>
  );
}

type FoldingRowProps = ComponentProps<"tr"> & {
  /** Whose details the button opens. */
  name: string;
  /** What the first cell holds: on a card two lines, next to the button. */
  head: ReactNode;
  /** A box that chooses the row, before everything else in it. */
  box?: ReactNode;
  tall?: boolean;
};

/** A row whose card opens by its button, or by a click anywhere else on it. */
export function FoldingRow({ name, head, box, tall, children, ...attributes }: FoldingRowProps) {
  const [open, setOpen] = useState(false);
  const clicked = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(CONTROLS)) setOpen(!open);
  };
  return (
    <Row open={open} onClick={clicked} className="rows:cursor-auto" {...attributes}>
      <Cell tall={tall} line="both">
        <div
          className={box ? "flex items-center gap-1" : "cards:flex cards:items-center cards:gap-1"}
        >
          {box}
          <button
            type="button"
            aria-expanded={open}
            aria-label={`Details of ${name}`}
            onClick={() => setOpen(!open)}
            className="sign-button fold-sign shrink-0 text-ink rows:hidden"
          />
          <div className="min-w-0">{head}</div>
        </div>
      </Cell>
      {children}
    </Row>
  );
}

/** What a click is for, rather than for opening its row. */
const CONTROLS = "button, a, input, label, select, summary, form, [role$=dialog]";

/** Where a cell is on a card that is not open: in the first line or the second, at its start or its end. */
type Line = "first" | "first-end" | "second" | "second-end" | "both";

type CellProps = { label?: string; tall?: boolean; line?: Line; children: ReactNode };

/** One value of a row. `label`: its name on a card; without one it has the card's whole width. */
export function Cell({ label = "", tall, line, children }: CellProps) {
  return (
    <td data-label={label} data-tall={tall ? "" : undefined} data-line={line} className="list-cell">
      {children && <div>{children}</div>}
    </td>
  );
}
