/** How emails look: the company's name, logo and color. */

import type { MailLook } from "~/platform/mail/mail-html.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import type { Brand } from "./brand";
import { accentOf } from "./brand-color";

const LOGO_HEIGHT = 32;
const WIDEST_LOGO = 240;

/** `origin`: the product's, for the logo and to recognize our own links. Most mail programs show no SVG, which earlier releases kept. */
export function mailLook(brand: Brand, origin: string): MailLook {
  const { name, legalName, supportMail, logo } = brand;
  return {
    company: name,
    legalName,
    supportMail: writtenMail(supportMail),
    origin,
    color: accentOf(brand),
    logo:
      logo && !logo.address.endsWith(".svg")
        ? {
            address: origin + logo.address,
            width: Math.min(WIDEST_LOGO, Math.round(LOGO_HEIGHT * logo.ratio)),
            wordmark: logo.wordmark,
          }
        : null,
  };
}
