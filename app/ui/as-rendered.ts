import type { ComponentType } from "react";

/**
 * Loads the code of a view that the server has rendered: until it has come, and if it never does, the view stays as it
 * is. Give the view a boundary of its own that is not there without it, or a navigation would wait for the code.
 */
export function asRendered<Props>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<{ default: ComponentType<Props> }> {
  return () =>
    load().then(
      (view) => ({ default: view }),
      () => new Promise<never>(() => {}),
    );
}
