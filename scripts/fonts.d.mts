export function makeFonts(): Promise<[file: string, bytes: Buffer][]>;
