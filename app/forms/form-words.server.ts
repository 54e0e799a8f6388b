/** A form's words as a group of a content document; its fields, and what is stored, stay code. */
import type { z } from "zod";
import { group, optionalText, paragraph, text } from "~/content/content.server";
import type { IntakeField, IntakeForm } from "./form";

type FieldWords = { label: string; hint: string | null; options?: Record<string, string> };

type FormWords = {
  title: string;
  submit: string;
  fields: Record<string, FieldWords>;
  receipt: { heading: string; text: string };
};

type ShippedWords = Omit<FormWords, "fields"> & {
  fields: Record<string, Omit<FieldWords, "hint"> & { hint: string }>;
};

export function formWords(form: IntakeForm): z.ZodType<FormWords, ShippedWords> {
  const fields = form.fields.map((field) => [field.name, fieldWords(field)] as const);
  const words = group(form.title, {
    title: text("Title"),
    submit: text("Button", { max: 60 }),
    fields: group("Fields", Object.fromEntries(fields)),
    receipt: group("When it was sent", {
      heading: text("Heading"),
      text: paragraph("Text", { max: 400 }),
    }),
  });
  // Only the form knows the names of its fields.
  return words as unknown as z.ZodType<FormWords, ShippedWords>;
}

export function shippedFormWords({ title, submit, fields, receipt }: IntakeForm): ShippedWords {
  const words = fields.map((field) => {
    const { name, label, hint = "" } = field;
    return [name, { label, hint, ...(hasOwnWords(field) && { options: optionsOf(field) }) }];
  });
  return { title, submit, fields: Object.fromEntries(words), receipt };
}

export function formWith(form: IntakeForm, words: FormWords): IntakeForm {
  return {
    ...form,
    title: words.title,
    submit: words.submit,
    receipt: words.receipt,
    fields: form.fields.map(({ hint: _, ...field }) => {
      const { label, hint, options } = words.fields[field.name] ?? { label: field.label };
      return {
        ...field,
        label,
        ...(hint && { hint }),
        ...(options && { options: optionsWith(field, options) }),
      };
    }),
  };
}

function fieldWords(field: IntakeField) {
  const options = Object.entries(optionsOf(field)).map(
    ([value, label]) => [value, text(label)] as const,
  );
  return group(field.label, {
    label: paragraph("Label", { max: 200 }),
    hint: optionalText("Hint", { max: 300 }),
    ...(hasOwnWords(field) && { options: group("Choices", Object.fromEntries(options)) }),
  });
}

function hasOwnWords({ options = [] }: IntakeField): boolean {
  return options.some(({ value, label }) => value !== label);
}

function optionsOf({ options = [] }: IntakeField): Record<string, string> {
  return Object.fromEntries(options.map(({ value, label }) => [value, label]));
}

function optionsWith({ options = [] }: IntakeField, words: Record<string, string>) {
  return options.map(({ value, label }) => ({ value, label: words[value] ?? label }));
}
