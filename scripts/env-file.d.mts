export function readEnvFile(file: string, env: Record<string, string | undefined>): void;
