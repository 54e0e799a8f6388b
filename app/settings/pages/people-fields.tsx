/** The fields of a calendar that are about people: hosts, and where meetings take place. */
import { Link } from "react-router";
import { isLink } from "~/platform/web/json";
import { SelectField, TextField } from "~/ui/fields";
import { type FieldState, storedHint } from "./settings-form";

type Field = (name: string) => FieldState;
type NamedHost = { id: string; name: string };

const LEGEND = "font-heading font-semibold text-lg";

export function HostFields({ field, hosts }: { field: Field; hosts: readonly NamedHost[] }) {
  const chosen = field("hosts");
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className={LEGEND}>Hosts</legend>
      {hosts.length === 0 ? (
        <p className="text-quiet text-sm">
          No one yet: this calendar takes one meeting at a time.{" "}
          <Link to="/admin/hosts" className="underline underline-offset-4">
            Add hosts
          </Link>
        </p>
      ) : (
        <div className="flex flex-wrap gap-x-6">
          {hosts.map(({ id, name }) => (
            <label key={id} className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                name="hosts"
                value={id}
                defaultChecked={chosen.value.split(",").includes(id)}
                className="size-5 shrink-0 accent-accent"
              />
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {name}
              </span>
            </label>
          ))}
        </div>
      )}
      {chosen.error && <p className="font-medium text-danger text-sm">{chosen.error}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          name="assignment"
          label="Who gets a meeting"
          defaultValue={field("assignment").value}
        >
          <option value="fewest">Round robin, fewest upcoming first</option>
          <option value="choice">Guest's choice</option>
        </SelectField>
        <SelectField name="hoursOf" label="Whose hours count" defaultValue={field("hoursOf").value}>
          <option value="hosts">The host's own, if they have them</option>
          <option value="calendar">This calendar's</option>
        </SelectField>
      </div>
    </fieldset>
  );
}

const OLD_LINK =
  "The saved link has a user or a password in it, which guests can read and new links may not have. It stays until you replace it with one without them";

export function PlaceFields({ field }: { field: Field }) {
  const text = field("placeText");
  const isOld =
    field("place").value === "video" && text.value !== "" && !text.error && !isLink(text.value);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField name="place" label="Where it takes place" defaultValue={field("place").value}>
        <option value="">Not set yet</option>
        <option value="video">Video link</option>
        <option value="host">Host's link</option>
        <option value="phone">Phone</option>
        <option value="address">Address</option>
      </SelectField>
      <TextField
        name="placeText"
        label="Link or address"
        defaultValue={text.value}
        error={text.error}
        hint={[storedHint(text), isOld ? OLD_LINK : "For a video link or an address"]
          .filter(Boolean)
          .join(". ")}
        maxLength={500}
        autoComplete="off"
      />
    </div>
  );
}
