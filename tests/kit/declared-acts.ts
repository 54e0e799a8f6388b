/** What the built product's pages declare: each act with its right and the names of its fields. */
import { pathOf } from "../../app/platform/pages/route-table.server";
import { builtProduct } from "./built-product";
import type { Right } from "./expected-rights";

/** A schema as zod keeps it, as far as it says which fields a form has. */
type Schema = {
  def: { in?: Schema; options?: readonly Schema[]; shape?: Readonly<Record<string, Schema>> };
  safeParse: (value: unknown) => { success: boolean };
};
/** What is wrong with a form, or how the act is done with it. */
type ReadForm = (form: FormData) => { issues: readonly { message: string }[] } | { run: unknown };
/** An action that `pageActs` made. */
type Action = {
  right: Right;
  acts: Readonly<Record<string, { right: Right; fields: Schema; read: ReadForm }>>;
};

/** `pageRight`: to open the page; null: whoever is signed in. `takesNothing`: is valid without any field. */
export type DeclaredAct = {
  path: string;
  intent: string;
  pageRight: Right;
  right: Right;
  fields: readonly string[];
  takesNothing: boolean;
  read: ReadForm;
};

export async function declaredActs(): Promise<DeclaredAct[]> {
  const { routes } = await builtProduct();
  return Object.entries(routes).flatMap(([id, route]) => {
    const action: unknown = route?.module.action;
    if (!isDeclared(action)) return [];
    const { right, acts } = action;
    return Object.entries(acts).map(([intent, act]) => ({
      path: pathOf(routes, id),
      intent,
      pageRight: right,
      right: act.right,
      fields: namesIn(act.fields),
      takesNothing: act.fields.safeParse({}).success,
      read: act.read,
    }));
  });
}

function isDeclared(action: unknown): action is Action {
  return typeof action === "function" && "acts" in action;
}

/** Of the object that a form is, through what it is transformed to and whichever of several it may be. */
function namesIn({ def }: Schema): string[] {
  if (def.shape) return Object.keys(def.shape);
  const within = def.in ? [def.in] : (def.options ?? []);
  return [...new Set(within.flatMap(namesIn))];
}
