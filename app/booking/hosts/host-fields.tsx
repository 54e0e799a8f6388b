import { Form } from "react-router";
import type { NotDone } from "~/platform/web/act-result";
import { hoursFrom, WEEKDAYS } from "~/settings/settings";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields";
import { WeekHours } from "~/ui/week-hours";
import { ZoneSelect } from "~/ui/zone-select";
import type { TeamMember } from "../host-address.server";
import type { MeetingAhead } from "../host-schedule.server";
import { Meetings } from "./host-meetings";
import { isHostLink } from "./host-values";

type HostFormProps = {
  host: Readonly<Record<string, string>>;
  /** Of what the form began from. */
  mark: string;
  people: readonly TeamMember[];
  zones: readonly string[];
  refusal: NotDone | undefined;
  mayChange: boolean;
};

/** Who a host is, where their meetings take place, and when they work. */
export function HostForm({ host, mark, people, zones, refusal, mayChange }: HostFormProps) {
  const values = refusal?.typed ?? host;
  const faults = refusal?.faults ?? {};
  const field = (name: string) => ({ name, defaultValue: values[name], error: faults[name] });
  return (
    <Form method="post" className="panel mt-6 p-5 sm:p-6">
      <input type="hidden" name="mark" value={mark} />
      <fieldset disabled={!mayChange} className="grid min-w-0 gap-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field("name")} label="Name" required maxLength={80} autoComplete="off" />
          <TextField
            {...field("mail")}
            label="Email address (optional)"
            type="email"
            maxLength={200}
            hint={MAIL_HINT}
            autoComplete="off"
          />
          <AccountField
            people={people}
            value={values.userId}
            error={faults.userId}
            none="No account: the address above"
          />
          <TextField
            {...field("link")}
            label="Meeting link (optional)"
            type="url"
            maxLength={500}
            hint={isHostLink(host.link ?? "") ? LINK_HINT : OLD_LINK}
            autoComplete="off"
          />
          <Box name="active" checked={values.active === "yes"}>
            Takes new meetings
          </Box>
        </div>
        <fieldset className="grid gap-3">
          <legend className="font-heading font-semibold text-lg">Hours</legend>
          <Box name="ownHours" checked={values.ownHours === "yes"}>
            Has their own hours instead of the calendar's
          </Box>
          <div className="max-w-md">
            <ZoneSelect
              label="Time zone"
              value={values.zone ?? ""}
              zones={zones}
              none="Same as the calendar"
              error={faults.zone}
            />
          </div>
          <p className="text-quiet text-sm">
            Typed hours: 9am-12pm, 1pm-6pm. A day without hours is closed.
          </p>
          <WeekHours
            days={WEEKDAYS.map((day) => ({
              name: day,
              label: `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
              value: values[day] ?? "",
              error: faults[day],
            }))}
            read={(text) => hoursFrom(1, text)}
          />
        </fieldset>
        {mayChange && (
          <Button type="submit" name="intent" value="save" className="justify-self-start">
            Save
          </Button>
        )}
      </fieldset>
    </Form>
  );
}

const LINK_HINT = "Used by calendars that meet at the host's link";
const OLD_LINK =
  "The saved link has a user or a password in it, which new links may not have. It stays until you replace it with one without them.";
const MAIL_HINT =
  "This host's meetings are emailed to it when they are booked, moved or canceled, with the invitation and reminders. Without one, the support address gets them. Events that were declined from it are not busy.";

type AccountFieldProps = {
  people: readonly TeamMember[];
  value: string | undefined;
  error: string | undefined;
  none: string;
};

/** Someone of the team, whose own address is the host's. */
export function AccountField({ people, value, error, none }: AccountFieldProps) {
  return (
    <div className="grid gap-1.5">
      <SelectField name="userId" label="Account (optional)" defaultValue={value}>
        <option value="">{none}</option>
        {people.map(({ userId, name, mail }) => (
          <option key={userId} value={userId}>
            {`${name} (${mail ?? "no email address yet"})`}
          </option>
        ))}
      </SelectField>
      <p className="text-quiet text-sm">
        Someone of the team: mails go to the address of their account, as they change it.
      </p>
      {error && (
        <p role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

type BoxProps = { name: string; checked: boolean; children: string };

export function Box({ name, checked, children }: BoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 self-end">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={checked}
        className="size-5 shrink-0 accent-accent"
      />
      {children}
    </label>
  );
}

type RemoveProps = { meetings: readonly MeetingAhead[]; mayChange: boolean };

/** The host's upcoming meetings; a host without any can be removed. */
export function RemoveHost({ meetings, mayChange }: RemoveProps) {
  return (
    <section aria-labelledby="ahead" className="panel mt-6 p-5 sm:p-6">
      <h2 id="ahead" className="text-2xl">
        Meetings ahead
      </h2>
      {meetings.length === 0 ? (
        <p className="mt-2 text-quiet">None.</p>
      ) : (
        <Meetings meetings={meetings} />
      )}
      {mayChange && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="remove-host" look="outline">
            Remove this host
          </Button>
          <p className="mt-2 text-quiet text-sm">
            Only when no meetings are ahead. To pause a host, turn off "Takes new meetings".
          </p>
        </Form>
      )}
    </section>
  );
}
