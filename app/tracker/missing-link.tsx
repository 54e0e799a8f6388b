import { ButtonLink } from "~/ui/button";

/** More are not counted. */
const MOST_TOLD = 100;

/** Where outcomes are set that no one has set yet; nothing while there are none (WEEK-5). */
export function MissingLink({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <ButtonLink to="/tracker/outcomes-missing" look="outline" small className="border-warning">
      Outcomes missing: {count > MOST_TOLD ? `${MOST_TOLD}+` : count}
    </ButtonLink>
  );
}
