/** Forms of which only what was changed is judged (TRK-6). Pure. */
import { z } from "zod";
import { issueWords } from "~/platform/web/issue-words";

/** What is wrong with fields, by field, and how they were typed: it counts only for those that were changed. */
export type Faulty = Readonly<Record<string, { typed: string; words: string }>>;

/**
 * Takes a form whose faulty fields may be as they are stored: an older rule let them in, and they keep no one from
 * changing others. Those are not in the result, only in its `faulty`.
 */
export function judgedLater<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const texts = schema.keyof().options.map((field) => [field, z.string().optional()] as const);
  return z.strictObject(Object.fromEntries(texts)).transform((form, context) => {
    const first = schema.safeParse(form, { error: issueWords });
    if (first.success) return { ...first.data, faulty: {} as Faulty };
    const words = new Map(
      first.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
    );
    const entries = Object.entries(form);
    const rest = schema.safeParse(
      Object.fromEntries(entries.filter(([field]) => !words.has(field))),
    );
    if (!rest.success) {
      for (const { path, message } of first.error.issues)
        context.addIssue({ code: "custom", path, message });
      return z.NEVER;
    }
    const faulty = entries.flatMap(([field, typed]) => {
      const fault = words.get(field);
      return fault === undefined ? [] : [[field, { typed: String(typed), words: fault }] as const];
    });
    const kept = Object.entries(rest.data).filter(([field]) => !words.has(field));
    return {
      ...(Object.fromEntries(kept) as typeof rest.data),
      faulty: Object.fromEntries(faulty),
    };
  });
}
