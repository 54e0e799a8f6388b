import { Link } from "react-router";
import { periodText } from "~/pay/pay";
import { MissingLink } from "~/tracker/tracker";
import type { PayToday } from "./home.server";
import { NumberLink, Part } from "./home-part";

const MOST_MONTHS = 3;

/** Nobody is paid for these until someone decides them. Nothing if nothing waits. */
export function PayPart({ waiting, disputes, missing, unclosed }: PayToday) {
  if (waiting + disputes + missing + unclosed.length === 0) return null;
  return (
    <Part title="Pay">
      <NumberLink to="/admin/pay#waiting" number={waiting} words="to confirm" />
      <NumberLink
        to="/admin/pay#disputes"
        number={disputes}
        words={disputes === 1 ? "open dispute" : "open disputes"}
      />
      <MissingLink count={missing} />
      {unclosed.length > 0 && (
        <p className="text-quiet text-sm">
          <span>Months to close: </span>
          {unclosed.slice(0, MOST_MONTHS).map((period) => (
            <Link
              key={period}
              to={`/admin/pay?period=${period}`}
              className="mr-3 inline-block underline decoration-line underline-offset-4"
            >
              {periodText(period)}
            </Link>
          ))}
          {unclosed.length > MOST_MONTHS && <span>and earlier ones</span>}
        </p>
      )}
    </Part>
  );
}
