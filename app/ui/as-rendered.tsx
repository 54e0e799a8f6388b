import { type ComponentType, lazy, memo, Suspense } from "react";

/**
 * A view that the server renders and whose code the browser loads after the page: until the code has come, and if it
 * never does, the view stays as it was rendered. It has a boundary of its own, or a navigation would wait for the code,
 * and renders again only when its props change: an earlier update would remove what the server has rendered.
 */
export function asRendered<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const View = lazy(() =>
    load().then(
      (view) => ({ default: view }),
      () => new Promise<never>(() => {}),
    ),
  );
  return memo(function AsRendered(props: Props) {
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    );
  });
}

/** For `asRendered`, of a view that a browser with a script replaces at once: it never loads the code. */
export function neverInBrowser(): Promise<never> {
  return new Promise(() => {});
}
