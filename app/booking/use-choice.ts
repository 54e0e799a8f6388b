import { useLocation, useNavigate } from "react-router";
import { type Choice, choiceIn, type Time, withChoice } from "./choice";

/** The choice was made on this page, so its address is right about it and what the page was loaded with is not. */
type Made = { chosen: true };

/**
 * What the guest has chosen, kept in the page's address: the way back from the form leads to the times. `given`: what
 * the page was rendered with, if it was rendered for this guest. A time that is not free counts as none, and so does
 * their `own`; `asked`: the time in the address all the same.
 */
export function useChoice(
  given: Choice | null,
  times: readonly Time[] | null,
  own: string | null = null,
) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isMade = (state as Made | null)?.chosen === true;
  const asked = given && !isMade ? given : choiceIn(new URLSearchParams(search));
  const isFree = times === null || times.some(({ at }) => at === asked.at);
  const isOwn = own !== null && asked.at === own;
  const choice: Choice = isFree && !isOwn ? asked : { ...asked, at: null };
  const choose = (next: Choice) => {
    const opensForm = choice.at === null && next.at !== null;
    const made: Made = { chosen: true };
    void navigate(withChoice(pathname + search, next), {
      replace: !opensForm,
      preventScrollReset: true,
      state: made,
    });
  };
  return { choice, choose, isOwn };
}
