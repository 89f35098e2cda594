import { join } from "node:path";
import { z } from "zod";

/** A bucket of Amazon S3, or of another store that speaks its protocol. */
export type BucketSettings = {
  bucket: string;
  region: string;
  /** Where a store other than Amazon's is reached; `null` for Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Where uploaded and generated files are kept: in the bucket if one is set, else in the directory. */
export type StorageSettings = { directory: string; bucket: BucketSettings | null };

const usualRegion = "us-east-1";

export const storageVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, "must be a region such as eu-central-1")
    .optional(),
  AWS_ENDPOINT_URL_S3: z
    .url({ protocol: /^https?$/, error: "must begin with http:// or https://" })
    .transform((address) => address.replace(/\/+$/, ""))
    .optional(),
  STORAGE_DIR: z.string().optional(),
};

type Found = z.output<z.ZodObject<typeof storageVariables>>;

export function storageSettings(found: Found, dataDir: string): StorageSettings {
  return { directory: found.STORAGE_DIR ?? join(dataDir, "files"), bucket: bucketSettings(found) };
}

/** The keys of Amazon's account may be set for other programs: the bucket decides. */
function bucketSettings(found: Found): BucketSettings | null {
  const { S3_BUCKET, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3 } = found;
  if (!S3_BUCKET || !AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return null;
  return {
    bucket: S3_BUCKET,
    region: found.AWS_REGION ?? regionOf(AWS_ENDPOINT_URL_S3),
    endpoint: AWS_ENDPOINT_URL_S3 ?? null,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
  };
}

/** Cloudflare's store has one region, which it calls `auto`. */
function regionOf(endpoint: string | undefined): string {
  const isCloudflare = endpoint && new URL(endpoint).hostname.endsWith(".r2.cloudflarestorage.com");
  return isCloudflare ? "auto" : usualRegion;
}
