import { newAddress } from "../unique-names.ts";
import type { Client } from "./client.ts";

/** Sends a message by the contact form. @returns the address of its sender, by default a new one */
export async function writeToUs(
  client: Client,
  letter: Record<string, string> = {},
): Promise<string> {
  const email = letter.email ?? newAddress("writer");
  const form = { name: "Wanda Writer", subject: "Support", message: "Hello.", ...letter, email };
  await client.send("/contact", form);
  return email;
}
