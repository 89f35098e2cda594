import { z } from "zod";

/** A provider of video conversations that speaks version 2 of Tavus' interface. */
export type VideoSettings = {
  apiKey: string;
  /** Where the provider is reached, without its version: `https://tavusapi.com`. */
  baseUrl: string;
  /** The face of personas that have none of their own. */
  defaultReplicaId: string | null;
  /** The origin of the pages in which conversations take place. */
  frameOrigin: string;
};

const usualAddress = "https://tavusapi.com";
const usualFrameOrigin = "https://tavus.daily.co";

const isOnThisMachine = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** The camera opens over TLS only, or on the machine itself. */
const isSafe = (address: string) => {
  const url = new URL(address);
  return url.protocol === "https:" || isOnThisMachine(url);
};

const webAddress = z.url({
  protocol: /^https?$/,
  error: "must begin with http:// or https://",
  abort: true,
});

export const videoVariables = {
  TAVUS_API_KEY: z.string().min(8, "must have at least 8 characters").optional(),
  TAVUS_BASE_URL: webAddress.transform((address) => address.replace(/\/+$/, "")).optional(),
  TAVUS_DEFAULT_REPLICA_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/, "must be the id of a replica")
    .optional(),
  TAVUS_FRAME_ORIGIN: webAddress
    .refine((address) => new URL(address).pathname === "/", "must have no path")
    .refine(isSafe, "must begin with https://")
    .transform((address) => new URL(address).origin)
    .optional(),
};

type Found = z.output<z.ZodObject<typeof videoVariables>>;

/** `null` without a key: the built-in coach answers. */
export function videoSettings(found: Found): VideoSettings | null {
  const { TAVUS_API_KEY } = found;
  if (!TAVUS_API_KEY) return null;
  return {
    apiKey: TAVUS_API_KEY,
    baseUrl: found.TAVUS_BASE_URL ?? usualAddress,
    defaultReplicaId: found.TAVUS_DEFAULT_REPLICA_ID ?? null,
    frameOrigin: found.TAVUS_FRAME_ORIGIN ?? usualFrameOrigin,
  };
}
