import { Download, Printer } from "lucide";
import { Button, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { NewCode } from "./people-import.server";

/** The codes of new trainees: on paper or in a file, once (DAY-4). */
export function CodeSheet({ codes }: { codes: readonly NewCode[] }) {
  const hasEmail = codes.some(({ email, isTaken }) => email !== "" || isTaken);
  return (
    <section aria-labelledby="codes" className="mt-6">
      <h2 id="codes" className="text-2xl">
        Access codes
      </h2>
      <p className="mt-2 max-w-prose text-quiet print:hidden">
        This sheet is shown only once. Print or download it now. You can look up or replace a lost
        code in the list of trainees.
      </p>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <a href={csvOf(codes)} download="access-codes.csv" className={buttonClass("outline")}>
          <Icon of={Download} className="size-4" />
          Download CSV
        </a>
        <Button look="outline" onClick={() => window.print()}>
          <Icon of={Printer} className="size-4" />
          Print
        </Button>
      </div>
      <div className="panel mt-4 overflow-x-auto px-5">
        <table className="w-full text-left">
          <thead className="text-quiet text-sm">
            <tr>
              <th scope="col" className="py-3 pr-4 font-semibold">
                Name
              </th>
              {hasEmail && (
                <th scope="col" className="pr-4 font-semibold">
                  Email
                </th>
              )}
              <th scope="col" className="font-semibold">
                Access code
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {codes.map(({ name, email, accessCode, isTaken }) => (
              <tr key={accessCode} className="break-inside-avoid">
                <th
                  scope="row"
                  className="py-2 pr-4 font-semibold [overflow-wrap:anywhere]"
                  dir="auto"
                >
                  {name}
                </th>
                {hasEmail && (
                  <td className="pr-4 [overflow-wrap:anywhere]">
                    {email}
                    {isTaken && <span className="text-danger text-sm">{TAKEN}</span>}
                  </td>
                )}
                <td className="tabular font-semibold">{accessCode}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const TAKEN = "None: another account has this address";

/** A file made here: no server keeps the codes. A cell that a spreadsheet would evaluate is marked as text. */
function csvOf(codes: readonly NewCode[]): string {
  const cell = (text: string) => {
    const plain = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
    return `"${plain.replaceAll('"', '""')}"`;
  };
  const lines = codes.map(({ name, email, accessCode, isTaken }) =>
    [name, email, accessCode, isTaken ? TAKEN : ""].map(cell).join(","),
  );
  return `data:text/csv;charset=utf-8,${encodeURIComponent(["Name,Email,Access code,Note", ...lines].join("\r\n"))}`;
}
