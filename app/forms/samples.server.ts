import type { Db } from "~/platform/db/database.server";
import { type IntakeField, type IntakeForm, shownValue, TICKED } from "./form";
import { submissions } from "./tables";

const PEOPLE = ["Alma Example (sample)", "Bruno Specimen (sample)"];
const HOURS_APART = 7;
const STATUSES = ["new", "open", "done"] as const;

type Sample = { form: IntakeForm; qualified?: boolean };

/** Plainly invented submissions, two of each form, from now back through the last days. */
export async function addSampleSubmissions(db: Db, samples: readonly Sample[]): Promise<void> {
  const rows = samples.flatMap(({ form, qualified = null }, place) =>
    PEOPLE.map((senderName, person) => {
      const number = place * PEOPLE.length + person;
      const createdAt = new Date(Date.now() - (number * HOURS_APART + 1) * 3_600_000);
      return {
        id: crypto.randomUUID(),
        form: form.name,
        senderName,
        senderMail: mailOf(senderName),
        fields: form.fields.map((field) => ({
          label: field.label,
          value: shownValue(field, sampleValue(field, senderName, number)),
        })),
        qualified,
        caller: "sample",
        status: STATUSES[number % STATUSES.length] ?? "new",
        createdAt,
      };
    }),
  );
  await db.insert(submissions).values(rows);
}

function mailOf(name: string): string {
  return `${name.split(" ").slice(0, 2).join(".").toLowerCase()}@example.com`;
}

function sampleValue({ kind, sender, options = [] }: IntakeField, name: string, number: number) {
  if (sender === "name") return name;
  const values: Record<IntakeField["kind"], string> = {
    text: "Invented (sample)",
    email: mailOf(name),
    tel: "+1 555 010 0100",
    url: "https://example.com/sample",
    date: new Date().toISOString().slice(0, 10),
    long: "Invented for the demonstration (sample).",
    select: options[number % options.length]?.value ?? "",
    radio: options[number % options.length]?.value ?? "",
    checkbox: TICKED,
  };
  return values[kind];
}
