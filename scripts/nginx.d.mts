/** The path of an nginx on this machine, or null. `NGINX_PATH` comes first. */
export function findNginx(): string | null;

/** The path of an nginx, installed first where there is none; says what to do and answers null where that fails. */
export function ensureNginx(): string | null;
