import { ButtonLink } from "~/ui/button";

/** Where outcomes are set that no one has set yet; nothing while there are none (WEEK-5). */
export function MissingLink({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <ButtonLink to="/tracker/outcomes-missing" look="outline" small className="border-warning">
      Outcomes missing: {count}
    </ButtonLink>
  );
}
