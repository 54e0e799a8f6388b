/** Why a database does not start, and what to do. */
export class DatabaseDamaged extends Error {
  override name = "DatabaseDamaged";
}
