/** The path of an nginx on this machine, or null. `NGINX_PATH` comes first. */
export function findNginx(): string | null;

/** The path of an nginx, installed first where there is none; prints what to do and returns null if that fails. */
export function ensureNginx(): Promise<string | null>;
