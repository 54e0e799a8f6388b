import { useRevalidator } from "react-router";

/**
 * A function that runs the page's loaders again, unless the server is out of reach: a run that fails
 * would replace a working page by an error page. Whoever reconnects refreshes then.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  return () => {
    fetch("/readyz").then(
      (answer) => {
        if (answer.ok) void revalidate();
      },
      () => undefined,
    );
  };
}
