import type { ReactNode } from "react";
import { Button } from "./button";

type ConflictPanelProps = {
  /** Who changed what in the meantime. */
  children: ReactNode;
  fields: readonly { name: string; theirs: string; mine: string }[];
  onKeep: () => void;
  onSave: () => void;
};

/** Both values of each field, theirs and yours; nothing is overwritten without confirmation (TRK-5, OPS-3). */
export function ConflictPanel({ children, fields, onKeep, onSave }: ConflictPanelProps) {
  return (
    <div role="alert">
      <p>{children}</p>
      <table className="mt-4 w-full text-left text-sm">
        <thead className="text-quiet">
          <tr>
            <th scope="col" className="py-1.5 font-semibold">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              Theirs, saved
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              Yours
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top">
          {fields.map(({ name, theirs, mine }) => (
            <tr key={name}>
              <th scope="row" className="py-2 pr-3 font-normal text-quiet">
                {name}
              </th>
              <td className="whitespace-pre-line py-2 pr-3 tabular [overflow-wrap:anywhere]">
                {theirs}
              </td>
              <td
                className={`whitespace-pre-line py-2 tabular [overflow-wrap:anywhere] ${mine === theirs ? "" : "font-semibold text-accent"}`}
              >
                {mine}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onKeep}>
          Keep theirs
        </Button>
        <Button onClick={onSave}>Save mine</Button>
      </div>
    </div>
  );
}
