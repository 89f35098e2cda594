import { z } from "zod";
import { raceEventKinds } from "#features/race-events/race-event.ts";
import { inSchema } from "#values/form/sentences.ts";
import { addressNeeded, addressTooLong, addressWithPassword, eventNeeded } from "./messages.ts";
import { longestAddress } from "./webhook.ts";

const kinds = z.enum(raceEventKinds);

/** One checkbox arrives as a text, several as a list. */
const events = z
  .union([kinds.transform((one) => [one]), z.array(kinds)], inSchema(eventNeeded))
  .transform((chosen) => raceEventKinds.filter((kind) => chosen.includes(kind)));

export const eventsForm = z.object({ events });

/** Where events go. What the address leads to is the command's question. */
export const endpointForm = z.object({
  address: z
    .string()
    .default("")
    .transform((text) => text.trim())
    .pipe(z.string().min(1, inSchema(addressNeeded)).max(longestAddress, inSchema(addressTooLong)))
    .transform((text) => URL.parse(text)?.href ?? text)
    .refine(isPlain, inSchema(addressWithPassword)),
  events,
});

export type EndpointForm = z.output<typeof endpointForm>;

/** Names and passwords would stand in the list of addresses; what follows a # is never sent. */
function isPlain(address: string): boolean {
  const url = URL.parse(address);
  return !url || (url.username === "" && url.password === "" && url.hash === "");
}
