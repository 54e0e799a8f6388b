export function fileFault(file: string | undefined, error: unknown): string | null;
