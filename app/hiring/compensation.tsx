import { EARNINGS_NOTE, figure } from "~/figures/figures";
import { COMPENSATION } from "./content/role";

/** What is paid for what, a line each, with the note that goes with earnings. */
export function Compensation() {
  return (
    <>
      <dl className="border-line border-t">
        {COMPENSATION.rows.map(({ claim, name, text }) => (
          <div
            key={claim}
            className="grid gap-x-8 gap-y-1 border-line border-b py-5 sm:grid-cols-[15rem_minmax(0,1fr)] sm:py-6"
          >
            <dt className="font-semibold text-lg sm:order-2">
              {name}
              <span className="mt-1 block font-normal text-base text-quiet">{text}</span>
            </dt>
            <dd className="order-first whitespace-nowrap font-bold font-heading text-3xl leading-tight tracking-tight tabular sm:text-2xl lg:text-[1.75rem]">
              {figure(claim)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-prose text-quiet text-sm">{EARNINGS_NOTE}</p>
    </>
  );
}
