import { newAddress } from "../../support/addresses.ts";
import { expect } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** Sends a message by the contact form. @returns its unique sender address */
export async function writeToUs(
  visitor: Visitor,
  letter: Record<string, string> = {},
): Promise<string> {
  const email = newAddress("writer");
  const form = { name: "Wanda Writer", email, subject: "Support", message: "Hello.", ...letter };
  expect((await visitor.post("/contact", form)).status).toBe(303);
  return email;
}
