export function reachPostgres(): Promise<{ url: string; stop: () => Promise<void> }>;
export function createDatabase(url: string, name: string): Promise<string>;
