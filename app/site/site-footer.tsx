import { EARNINGS_NOTE } from "~/figures/figures";
import { Logo } from "~/ui/logo";
import type { SiteFacts } from "./site-facts";

const LINKS = [
  { href: "/#program", name: "Program" },
  { href: "/#testimonials", name: "Testimonials" },
  { href: "/book", name: "Book a call" },
  { href: "/hiring/dmsetters", name: "Work with us" },
  { href: "/auth", name: "Sign in" },
  { href: "/support", name: "Support" },
  { href: "/terms", name: "Terms & Conditions" },
  { href: "/privacy", name: "Privacy Policy" },
];

/** NAV-2, with the note that every page with a figure carries. */
export function SiteFooter({ site }: { site: SiteFacts }) {
  const { brand, year } = site;
  return (
    <footer className="bg-night text-on-night">
      <div className="site-width grid gap-10 py-14 md:grid-cols-[1fr_auto] md:py-20">
        <div className="max-w-md">
          <p className="flex items-center gap-2.5 font-bold font-heading text-lg">
            <Logo />
            {brand.name}
          </p>
          <address className="mt-5 text-on-night-quiet not-italic">
            {brand.legalName}
            <br />
            {brand.address}
          </address>
          <p className="mt-3">
            <a
              href={`mailto:${brand.supportMail}`}
              className="inline-flex min-h-11 items-center break-all underline underline-offset-4"
            >
              {brand.supportMail}
            </a>
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-10 sm:grid-cols-3 md:grid-cols-2">
            {LINKS.map(({ href, name }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center text-on-night-quiet hover:text-on-night hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="border-night-line border-t pt-6 text-on-night-quiet text-sm md:col-span-2">
          © {year} {brand.legalName}. All rights reserved. {EARNINGS_NOTE}
        </p>
      </div>
    </footer>
  );
}
