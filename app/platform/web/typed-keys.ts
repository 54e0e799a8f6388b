/** Names of records that are written out as constants. */

/** The names of a record's fields, at least one. */
export function typedKeys<Name extends string>(
  record: Readonly<Record<Name, unknown>>,
): [Name, ...Name[]] {
  // Object.keys forgets names; a constant has no fields but those of its type.
  return Object.keys(record) as [Name, ...Name[]];
}
