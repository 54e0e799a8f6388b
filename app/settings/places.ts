/** Where each setting is: the tabs of the settings, and the fields behind them. */
import { typedKeys } from "~/platform/web/typed-keys";
import { CONNECTION_PAGES, CONNECTIONS } from "./connections/connections";
import { SECTION_FORMS } from "./section-fields";

export const SETTINGS_PAGES = [
  { to: "/admin/settings", words: "Overview" },
  { to: "/admin/settings/brand", words: "Brand" },
  { to: "/admin/settings/links", words: "Links" },
  { to: "/admin/settings/slots", words: "Slots and videos" },
  { to: "/admin/settings/calendars", words: "Calendars" },
  { to: "/admin/settings/mail", words: "Mail" },
  { to: "/admin/settings/ai", words: "AI" },
  { to: "/admin/settings/access", words: "Access" },
  { to: "/admin/settings/videos", words: "Videos" },
  { to: "/admin/settings/webhooks", words: "Webhooks" },
  { to: "/admin/settings/backups", words: "Backups" },
  { to: "/admin/settings/pixel", words: "Pixel" },
  { to: "/admin/settings/tracker", words: "Tracker" },
  { to: "/admin/settings/practice", words: "Practice" },
  { to: "/admin/settings/privacy", words: "Privacy" },
  { to: "/admin/launch", words: "Launch checklist" },
];

/** The logo has a card of its own. */
const LOGO = { page: "brand", label: "Logo", hint: "The company's own picture, light and dark" };

type Labeled = readonly { label: string; example: string }[];

function placesOn(page: string, fields: Labeled) {
  return fields.map(({ label, example }) => ({ page, label, hint: example }));
}

/** What a search finds: the pages, and every field with the last part of its page's address. */
export const SETTINGS_PLACES = {
  pages: SETTINGS_PAGES,
  fields: [
    LOGO,
    ...typedKeys(CONNECTION_PAGES).flatMap((page) =>
      CONNECTION_PAGES[page].forms.flatMap((form) => placesOn(page, CONNECTIONS[form].fields)),
    ),
    ...Object.entries(SECTION_FORMS).flatMap(([page, { fields }]) => placesOn(page, fields)),
  ],
};
