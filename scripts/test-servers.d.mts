export function findServer(name: "pgbouncer" | "nats-server"): string | null;
export function ensureTestServers(): Promise<void>;
