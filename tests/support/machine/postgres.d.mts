import type { ChildProcess } from "node:child_process";

export function reachPostgres(): Promise<{ url: string; stop: () => Promise<void> }>;
export function createDatabase(url: string, name: string): Promise<string>;
export function makePostgres(): Promise<{
  url: string;
  start(): ChildProcess;
  remove(): void;
}>;
export function answers(url: string, limit: number): Promise<void>;
