import { type IntakeField, TICKED } from "./form";

type FieldProps = { field: IntakeField; id: string; value: string; fault: string | undefined };

const BOX = "w-full rounded-control border bg-surface px-3.5 text-base";
const CHOICE =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-3.5 py-2 [overflow-wrap:anywhere] hover:border-quiet has-checked:border-accent has-checked:bg-accent-soft";

/** One field of a form, with its hint and what is wrong with it. */
export function IntakeFieldView(props: FieldProps) {
  const { field } = props;
  if (field.kind === "radio") return <RadioField {...props} />;
  if (field.kind === "checkbox") return <CheckboxField {...props} />;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={props.id} className="font-semibold text-sm">
        <Label field={field} />
      </label>
      <Control {...props} />
      <Notes {...props} />
    </div>
  );
}

function Control({ field, id, value, fault }: FieldProps) {
  const { kind, name, required, autoComplete, options = [] } = field;
  const edge = fault ? "border-danger" : "border-line hover:border-quiet";
  const all = { id, name, required, defaultValue: value, ...described(field, id, fault) };
  if (kind === "long") return <textarea {...all} rows={5} className={`${BOX} ${edge} py-2.5`} />;
  if (kind === "select")
    return (
      <select {...all} autoComplete={autoComplete} className={`${BOX} ${edge} min-h-11`}>
        <option value="">Choose one</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...all}
      // A browser that validates the address itself would refuse one without https://.
      type={kind === "url" || kind === "number" ? "text" : kind}
      inputMode={kind === "url" ? "url" : kind === "number" ? "decimal" : undefined}
      autoComplete={autoComplete}
      className={`${BOX} ${edge} min-h-11`}
    />
  );
}

function RadioField({ field, id, value, fault }: FieldProps) {
  return (
    <fieldset className="grid gap-1.5" {...described(field, id, fault)}>
      <legend className="mb-1.5 font-semibold text-sm">
        <Label field={field} />
      </legend>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {field.options?.map((option) => (
          <label key={option.value} className={CHOICE}>
            <input
              type="radio"
              name={field.name}
              value={option.value}
              required={field.required}
              defaultChecked={option.value === value}
              className="size-5 shrink-0 accent-accent"
            />
            {option.label}
          </label>
        ))}
      </div>
      <Notes field={field} id={id} fault={fault} />
    </fieldset>
  );
}

function CheckboxField({ field, id, value, fault }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label className={CHOICE}>
        <input
          type="checkbox"
          name={field.name}
          value={TICKED}
          required={field.required}
          defaultChecked={value === TICKED}
          className="size-5 shrink-0 accent-accent"
          {...described(field, id, fault)}
        />
        <span>
          <Label field={field} />
        </span>
      </label>
      <Notes field={field} id={id} fault={fault} />
    </div>
  );
}

function Label({ field }: { field: IntakeField }) {
  if (field.required) return <>{field.label}</>;
  return (
    <>
      {field.label} <span className="font-normal text-quiet">(optional)</span>
    </>
  );
}

function Notes({ field, id, fault }: Omit<FieldProps, "value">) {
  return (
    <>
      {field.hint && (
        <p id={`${id}-hint`} className="text-quiet text-sm">
          {field.hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
    </>
  );
}

function described({ hint }: IntakeField, id: string, fault: string | undefined) {
  const notes = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  return { "aria-describedby": notes || undefined, "aria-invalid": fault ? true : undefined };
}
