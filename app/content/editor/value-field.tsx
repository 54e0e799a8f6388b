import { memo, type ReactNode } from "react";
import { Button } from "~/ui/button";
import { atMostCharacters, optionsOf, type ValueField } from "../fields";
import { missingFigure } from "./claim-names";
import { CreateClaim } from "./create-claim";
import { useDraft, useDraftStore } from "./draft-context";
import { MarkdownField } from "./markdown-field";
import { PictureField } from "./picture-field";

type ValueFieldProps = {
  field: ValueField;
  path: string;
  label: string;
  /** The field's frame already shows its label. */
  labelShown?: true;
  /** In a table: only the control, and what is wrong with it. */
  bare?: true;
};

const CONTROL =
  "w-full rounded-control border bg-surface px-3.5 text-base scroll-mt-28 aria-invalid:border-danger border-line hover:border-quiet";

/** One field: its control, length, fault, and what someone else has written in it in the meantime. */
export const ValueFieldView = memo(function ValueFieldView({
  field,
  path,
  label,
  labelShown,
  bare,
}: ValueFieldProps) {
  const value = useDraft((store) => store.value(path));
  const fault = useDraft((store) => store.fault(path));
  const hasDispute = useDraft((store) => store.dispute(path) !== undefined);
  const store = useDraftStore();
  const { kind, max, help } = field;
  const isText = kind === "text" || kind === "paragraph" || kind === "markdown";
  const over = isText && max !== undefined && value.length > max;
  const problem = fault ?? (over ? atMostCharacters(max) : undefined);
  const missing = missingFigure(fault);
  const notes = { help: `${path}-help`, fault: `${path}-fault`, dispute: `${path}-dispute` };
  const described = [
    help && !bare && notes.help,
    problem && notes.fault,
    hasDispute && notes.dispute,
  ];
  const control = {
    id: path,
    name: `.${path}`,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      store.type(path, event.currentTarget.value),
  };
  return (
    <div className="grid min-w-0 gap-1.5">
      {kind === "yesNo" ? (
        <label className="flex min-h-11 items-center gap-3 font-semibold text-sm">
          <input
            {...control}
            type="checkbox"
            value="yes"
            checked={value === "yes"}
            onChange={(event) => store.type(path, event.currentTarget.checked ? "yes" : "")}
            className="size-5 accent-accent"
          />
          {label}
        </label>
      ) : (
        <>
          <div className="flex items-baseline justify-between gap-3">
            <label htmlFor={path} className="font-semibold text-sm">
              <span className={labelShown || bare ? "sr-only" : undefined}>{label}</span>
              {field.optional && !bare && (
                <span className="font-normal text-quiet"> (optional)</span>
              )}
            </label>
            {isText && !bare && max !== undefined && <Meter length={value.length} max={max} />}
          </div>
          {controlOf(field, value, control)}
        </>
      )}
      {help && !bare && (
        <p id={notes.help} className="text-quiet text-sm">
          {help}
        </p>
      )}
      {problem && (
        <p id={notes.fault} className="font-medium text-danger text-sm">
          {problem}
        </p>
      )}
      {missing !== null && <CreateClaim path={path} figure={missing} />}
      {hasDispute && <DisputeNote id={notes.dispute} path={path} />}
    </div>
  );
});

type ControlProps = {
  id: string;
  name: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

function controlOf(field: ValueField, value: string, control: ControlProps): ReactNode {
  const box = `${CONTROL} min-h-11`;
  switch (field.kind) {
    case "markdown":
      return <MarkdownField {...control} value={value} className={CONTROL} />;
    case "paragraph":
      return (
        <textarea
          {...control}
          value={value}
          rows={Math.min(8, Math.max(2, Math.ceil(value.length / 70)))}
          className={`${CONTROL} field-sizing-content max-h-80 min-h-20 py-2.5`}
        />
      );
    case "picture":
      return <PictureField {...control} value={value} />;
    case "choice":
      return (
        <select {...control} value={value} className={box}>
          <Options field={field} value={value} />
        </select>
      );
    case "number":
      return (
        <input
          {...control}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          className={`${box} max-w-40 tabular`}
        />
      );
    case "date":
      return <input {...control} value={value} type="date" className={`${box} max-w-52`} />;
    default:
      return (
        <input
          {...control}
          value={value}
          inputMode={field.kind === "link" ? "url" : undefined}
          autoComplete="off"
          className={box}
        />
      );
  }
}

function Meter({ length, max }: { length: number; max: number }) {
  const used = length / max;
  const tone = used > 1 ? "text-danger font-semibold" : used > 0.9 ? "text-warning" : "text-quiet";
  return (
    <span className={`flex items-center gap-2 sm:whitespace-nowrap text-xs tabular ${tone}`}>
      <span aria-hidden="true" className="h-1 w-12 overflow-hidden rounded-full bg-sunken">
        <span
          className="drawn block h-full rounded-full bg-current"
          style={{ width: `${Math.min(100, used * 100)}%` }}
        />
      </span>
      {length.toLocaleString("en-US")} / {max.toLocaleString("en-US")}
    </span>
  );
}

/** Both values of a field that two people changed; nothing is stored until one of them decides. */
function DisputeNote({ id, path }: { id: string; path: string }) {
  const store = useDraftStore();
  const theirs = useDraft((each) => each.dispute(path));
  if (!theirs) return null;
  return (
    <div id={id} role="alert" className="grid gap-3 rounded-control bg-warning-soft p-4 text-sm">
      <p className="font-semibold text-warning">
        {theirs.author ?? "Someone else"} has changed this in the meantime. Yours is above and is
        not saved yet; theirs is:
      </p>
      <blockquote className="max-h-40 overflow-y-auto whitespace-pre-line border-warning border-l-2 pl-3 [overflow-wrap:anywhere]">
        {theirs.value || "Nothing"}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Choice value={`keep ${path}`} onChoose={() => store.keepMine(path)}>
          Keep mine
        </Choice>
        <Choice value={`take ${path}`} onChoose={() => store.takeTheirs(path)}>
          Take theirs
        </Choice>
      </div>
    </div>
  );
}

type ChoiceProps = { value: string; onChoose: () => void; children: string };

function Choice({ value, onChoose, children }: ChoiceProps) {
  const choose = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onChoose();
  };
  return (
    <Button
      type="submit"
      name="do"
      value={value}
      look="outline"
      small
      aria-disabled={false}
      onClick={choose}
    >
      {children}
    </Button>
  );
}

/** If the options are items of a list, they come from the draft. */
function Options({ field, value }: { field: ValueField; value: string }) {
  const { items } = field;
  // A string, so it stays identical as long as its content does.
  const known = useDraft((store) =>
    JSON.stringify(
      optionsOf(field, (path) => (path === items?.list ? store.items(path) : store.value(path))),
    ),
  );
  const options = JSON.parse(known) as NonNullable<ValueField["options"]>;
  const mayBeNone = field.optional && !items;
  const isKnown = (mayBeNone && value === "") || options.some((option) => option.value === value);
  return (
    <>
      {mayBeNone && <option value="">None</option>}
      {!isKnown && <option value={value}>Choose one</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </>
  );
}
