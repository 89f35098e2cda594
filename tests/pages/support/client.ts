import type { Client } from "../../support/pages/client.ts";
import { expect } from "./test.ts";
import type { Visitor } from "./visitor.ts";

/** For helpers that act for a person without looking at the screen. */
export function clientOf(visitor: Visitor): Client {
  return {
    read: async (address) => (await visitor.fetch(address)).text(),
    async send(address, form) {
      const answer = await visitor.post(address, form);
      expect(answer.status, await answer.text()).toBe(303);
    },
  };
}
