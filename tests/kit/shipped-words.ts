/** The words that a fresh install shows, with the shipped figures and names filled in. */
import { contentAt } from "../../app/content/content.server";
import { figureNames } from "../../app/figures/figures.server";
import { SHIPPED_BRAND } from "../../app/settings/settings.server";

const { name, legalName, address, supportMail } = SHIPPED_BRAND;
const COMPANY = Object.entries({
  company: name,
  legalName,
  address,
  supportMail,
  site: "localhost",
});

export const shippedWords = contentAt(
  { generation: 0, fields: new Map(), changed: new Map() },
  (words) => new Map([...figureNames(words, new Date()), ...COMPANY]),
);
