/** Typed keys of records that are written out as constants. */

/** The names of a record's fields, at least one. */
export function typedKeys<Name extends string>(
  record: Readonly<Record<Name, unknown>>,
): [Name, ...Name[]] {
  // Object.keys loses the key type; a constant has no fields beyond its type.
  return Object.keys(record) as [Name, ...Name[]];
}
