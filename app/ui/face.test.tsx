// cspell:ignore Sofía Élan
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Face } from "./face";

test.each([
  ["Amara Specimen", "AS"],
  ["Amara Specimen (sample)", "AS"],
  ["Robert (Bob) Smith", "RS"],
  ["Ana Sofía de la Cruz", "AC"],
  ["Smith, J.", "SJ"],
  ["Élan", "É"],
  ["李小龙", "李"],
  ["  Jo   Li  ", "JL"],
  ["Jo - 24/7", "J"],
  ["@setter_99", "@"],
  ["🙂 Kim", "K"],
])("PEOPLE-1 a face without a photo shows of %s the letters %s", (name, letters) => {
  expect(renderToStaticMarkup(<Face name={name} photo={null} />)).toContain(`>${letters}</span>`);
});
