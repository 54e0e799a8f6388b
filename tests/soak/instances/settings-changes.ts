/** Settings saved on one instance, and when the other's pages show them. */
import { WEEKDAYS } from "../../../app/settings/settings";
import { type SettingsForm, save } from "../../kit/settings-form";
import { type Pair, timeUntil } from "./pair";

const ROUNDS = 5;
const CALENDARS = "/admin/settings/calendars";
const SLOTS = "/admin/settings/slots";
const HOSTS = ["https://cal.com", "https://calendly.com"] as const;

/** `shows`: whether the response to `path` shows the nth state. */
type Kind = {
  what: string;
  form: (n: number) => SettingsForm;
  path: string;
  shows: (response: Response, n: number) => Promise<boolean> | boolean;
};

/**
 * `times`: ms from the response that a form was saved to the other instance's page that shows it; `requests`: how many
 * were sent in all until it did.
 */
type Shown = { what: string; times: number[]; requests: number };

export async function settingsChanges(pair: Pair): Promise<Shown[]> {
  const found: Shown[] = [];
  for (const { what, form, path, shows } of KINDS) {
    const times: number[] = [];
    let requests = 0;
    for (let n = 1; n <= ROUNDS; n += 1) {
      const asked = async () => shows(await fetch(pair.urls[1] + path), n);
      // Twice, so a cached page is cached.
      if ((await asked()) || (await asked())) throw new Error(`${what}: shown before`);
      const response = await save(pair.admin[0], form(n));
      if (response.status !== 303) throw new Error(`${what}: returned ${response.status}`);
      const time = await timeUntil(() => {
        requests += 1;
        return asked();
      });
      times.push(time);
    }
    found.push({ what, times, requests });
  }
  return found;
}

const KINDS: readonly Kind[] = [
  {
    what: "The company's name, on a page kept in memory",
    path: "/terms",
    form: (n) => ({
      path: "/admin/settings/brand",
      part: "brand",
      fields: {
        name: `North Desk ${n}`,
        legalName: `North Desk ${n} LLC`,
        address: "20 Harbor Road, Tampa",
        supportMail: "help@northdesk.example",
        hue: "30",
      },
    }),
    shows: async (response, n) => (await response.text()).includes(`North Desk ${n} LLC`),
  },
  {
    what: "A calendar's hours, in its free times",
    path: "/schedule/setup/times",
    form: (n) => ({
      path: `${CALENDARS}/setup`,
      part: "setup",
      fields: {
        ...Object.fromEntries(WEEKDAYS.map((day) => [day, n % 2 === 1 ? "" : "10:00-12:00"])),
        wednesday: `1${n}:00-1${n + 1}:00`,
        zone: "America/New_York",
        lengthMinutes: "60",
        stepMinutes: "60",
        bufferMinutes: "0",
        noticeHours: "4",
        horizonDays: "21",
        dailyCap: "8",
        seats: `${n + 1}`,
      },
    }),
    shows: async (response, n) => {
      const { seats } = (await response.json()) as { seats: number };
      return seats === n + 1;
    },
  },
  {
    what: "A slot's embed, on its page and in that page's policy",
    path: "/book",
    form: (n) => ({
      path: SLOTS,
      part: "discovery",
      fields: { pasted: `${HOSTS[n % 2]}/north-desk/discovery` },
    }),
    shows: (response, n) =>
      (response.headers.get("Content-Security-Policy") ?? "").includes(`${HOSTS[n % 2]}`),
  },
];
