import type { BucketSettings } from "./config.ts";

/**
 * The address below which the files of a bucket are found. Amazon wants the bucket in the name of the
 * host, other stores in the path; a dot in a bucket's name would not fit Amazon's certificate.
 */
export function bucketAddress({
  bucket,
  region,
  endpoint,
}: Pick<BucketSettings, "bucket" | "region" | "endpoint">): string {
  if (endpoint) return `${endpoint}/${bucket}`;
  const host = `s3.${region}.amazonaws.com${region.startsWith("cn-") ? ".cn" : ""}`;
  return bucket.includes(".") ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
}
