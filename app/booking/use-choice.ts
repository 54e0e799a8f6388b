import { useLocation, useNavigate } from "react-router";
import { type Choice, choiceIn, type Time, withChoice } from "./choice";

/** The choice was made on this page, so its address is right about it and what the page was loaded with is not. */
type Made = { chosen: true };

/**
 * What the guest has chosen, kept in the page's address: the way back from the form leads to the times. `given`: what
 * the page was rendered with, if it was rendered for this guest; a time that is not free counts as none.
 */
export function useChoice(given: Choice | null, times: readonly Time[] | null) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isMade = (state as Made | null)?.chosen === true;
  const asked = given && !isMade ? given : choiceIn(new URLSearchParams(search));
  const isFree = times === null || times.some(({ at }) => at === asked.at);
  const choice: Choice = isFree ? asked : { ...asked, at: null };
  const choose = (next: Choice) => {
    const opensForm = choice.at === null && next.at !== null;
    const made: Made = { chosen: true };
    void navigate(withChoice(pathname + search, next), {
      replace: !opensForm,
      preventScrollReset: true,
      state: made,
    });
  };
  return [choice, choose] as const;
}
