/** The stored connections: opened with the product's secret, and laid under the environment (CFG-1). */
import type { Logger } from "pino";
import { z } from "zod";
import { type Config, ConfigError, configWith } from "~/platform/config/config.server";
import { type Values, variablesOf } from "./connection-values.server";
import { CONNECTION_NAMES, type ConnectionName } from "./connections";

const value = z.union([z.string(), z.strictObject({ sealed: z.string() })]);
const connections = z.record(z.string(), z.record(z.string(), value));

/** A value of a form, or a sealed secret, by connection and field. */
export type StoredConnection = Readonly<Record<string, z.output<typeof value>>>;
export type StoredConnections = Readonly<Record<string, StoredConnection>>;

/** Seals and opens secrets; `of` names the field, so one secret cannot stand for another. */
export type Vault = {
  seal: (text: string, of: string) => string;
  tryOpen: (sealed: string, of: string) => string | null;
};

/** Null if they are not valid. */
export function connectionsFrom(stored: unknown): StoredConnections | null {
  return connections.safeParse(stored ?? {}).data ?? null;
}

export function sealedFor(name: string, field: string): string {
  return `setting ${name}.${field}`;
}

/** The values of one connection with its secrets; null if another secret sealed one. */
export function openedValues(
  name: ConnectionName,
  stored: StoredConnection,
  vault: Vault,
): Values | null {
  const opened = Object.entries(stored).map(([field, value]) => {
    if (typeof value === "string") return [field, value];
    return [field, vault.tryOpen(value.sealed, sealedFor(name, field))];
  });
  return opened.every(([, text]) => text !== null) ? Object.fromEntries(opened) : null;
}

/** For another secret of the server. What only a third one opens stays as it is, and is to be typed again. */
export function resealedConnections(stored: unknown, from: Vault, to: Vault): StoredConnections {
  const reseal =
    (name: string) =>
    ([field, value]: [string, StoredConnection[string]]) => {
      if (typeof value === "string") return [field, value] as const;
      const of = sealedFor(name, field);
      const text = from.tryOpen(value.sealed, of);
      return [field, text === null ? value : { sealed: to.seal(text, of) }] as const;
    };
  const all = Object.entries(connectionsFrom(stored) ?? {});
  return Object.fromEntries(
    all.map(([name, fields]) => [
      name,
      Object.fromEntries(Object.entries(fields).map(reseal(name))),
    ]),
  );
}

/** What counts now: the environment, then what is stored. A connection that is not valid is left out and logged by name. */
export function effectiveConfig(
  config: Config,
  stored: StoredConnections,
  { vault, log }: { vault: Vault; log: Logger },
): Config {
  let taken: Values = {};
  for (const name of CONNECTION_NAMES) {
    const values = openedValues(name, stored[name] ?? {}, vault);
    const more = values && { ...taken, ...variablesOf(name, values, config) };
    if (more && isValid(config, more)) taken = more;
    else log.error({ connection: name }, "stored settings cannot be used; save them again");
  }
  return configWith(config, taken);
}

function isValid(config: Config, variables: Values): boolean {
  try {
    configWith(config, variables);
    return true;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
}
