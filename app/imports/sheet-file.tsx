import { useRef, useState } from "react";
import { whenReached } from "~/platform/pages/server-reach";
import { mayBeWorkbook } from "~/platform/workbooks/container";
import type { Sheet } from "~/platform/workbooks/workbook";
import { SelectField } from "~/ui/fields";

/** The largest upload of a sheet. */
const MOST_BYTES = 10 * 1024 * 1024;
const ACCEPTED = ".csv,.tsv,.txt,.xlsx,.xlsm,text/csv";
const TOO_LARGE = "This workbook is larger than 10 MB. Save the sheet with the people as CSV.";
const READING = "The workbook is still being read. Try again in a moment.";

/** `name`: of the chosen file. */
type Workbook = { name: string; sheets: readonly Sheet[]; at: number };

/**
 * A file with a sheet. An Excel workbook is read here, and what is sent is the text of the chosen sheet, as it would be
 * pasted (LEAD-1). Without a script it is refused in words.
 */
export function SheetFile() {
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(0);
  const [workbook, setWorkbook] = useState<Workbook | null>(null);
  const [fault, setFault] = useState("");
  const tell = (words: string) => {
    input.current?.setCustomValidity(words);
    setFault(words === READING ? "" : words);
  };
  const choose = (read: Workbook) => {
    const sheet = read.sheets[read.at];
    if (!input.current || !sheet) return;
    const transfer = new DataTransfer();
    const name = `${read.name.replace(/\.\w+$/, "")} ${sheet.name}.tsv`;
    transfer.items.add(new File([sheet.text], name, { type: "text/tab-separated-values" }));
    input.current.files = transfer.files;
    setWorkbook(read);
  };
  const read = async (file: File | undefined) => {
    asked.current += 1;
    const turn = asked.current;
    setWorkbook(null);
    tell("");
    if (!file || !mayBeWorkbook(new Uint8Array(await file.slice(0, 8).arrayBuffer()))) return;
    if (file.size > MOST_BYTES) return tell(TOO_LARGE);
    tell(READING);
    const { readSheets } = await whenReached(() => import("./read-workbook"));
    const result = await readSheets(file);
    if (turn !== asked.current) return;
    if (typeof result === "string") return tell(result);
    tell("");
    choose({ name: file.name, sheets: result, at: 0 });
  };
  return (
    <div className="grid min-w-0 gap-3">
      <label className="grid min-w-0 gap-1.5">
        <span className="font-semibold text-sm">Excel or CSV file</span>
        <input
          ref={input}
          type="file"
          name="file"
          accept={ACCEPTED}
          className="file-field"
          aria-invalid={fault !== "" || undefined}
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      {workbook && workbook.sheets.length > 1 && (
        <SelectField
          name=""
          label="Sheet of the workbook"
          value={workbook.at}
          onChange={(event) => choose({ ...workbook, at: Number(event.target.value) })}
        >
          {workbook.sheets.map(({ name, rows }, at) => (
            <option key={name} value={at}>
              {`${name} (${rows.toLocaleString("en-US")} rows)`}
            </option>
          ))}
        </SelectField>
      )}
      <p role="status" className="text-quiet text-sm">
        {workbook?.sheets.length === 1 &&
          `Read: ${workbook.sheets[0]?.name}, ${workbook.sheets[0]?.rows.toLocaleString("en-US")} rows.`}
      </p>
    </div>
  );
}
