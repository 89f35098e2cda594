import { expect } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** How many races an address finds, as its page says. */
export async function countAt(visitor: Visitor, address: string): Promise<number> {
  const answer = await visitor.fetch(address);
  expect(answer.status, address).toBe(200);
  const [, found] = />([\d,]+) races? found</.exec(await answer.text()) ?? [];
  expect(found, address).toBeDefined();
  return Number(found?.replace(",", ""));
}
