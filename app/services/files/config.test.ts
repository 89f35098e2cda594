import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

const keys = { AWS_ACCESS_KEY_ID: "AKIATEST", AWS_SECRET_ACCESS_KEY: "a secret" };

test("files are kept in a directory unless a bucket is named", () => {
  const { storage } = readConfig({ DATA_DIR: "/data", ...keys, AWS_REGION: "eu-west-1" });
  expect(storage).toEqual({ directory: "/data/files", bucket: null });
  expect(readConfig({ STORAGE_DIR: "/shared" }).storage.directory).toBe("/shared");
});

test("a bucket has a region, and an address if it is not Amazon's", () => {
  const bucketOf = (env: object) =>
    readConfig({ S3_BUCKET: "dorsal", ...keys, ...env }).storage.bucket;
  expect(bucketOf({})).toEqual({
    bucket: "dorsal",
    region: "us-east-1",
    endpoint: null,
    accessKeyId: "AKIATEST",
    secretAccessKey: "a secret",
  });
  expect(bucketOf({ AWS_ENDPOINT_URL_S3: "http://127.0.0.1:9000/" })).toMatchObject({
    endpoint: "http://127.0.0.1:9000",
    region: "us-east-1",
  });
  const cloudflare = { AWS_ENDPOINT_URL_S3: "https://abc.r2.cloudflarestorage.com" };
  expect(bucketOf(cloudflare)?.region).toBe("auto");
  expect(bucketOf({ ...cloudflare, AWS_REGION: "weur" })?.region).toBe("weur");
});

test("an incomplete or mistaken bucket stops the start, and no message shows a key", () => {
  const mistake = (env: Record<string, string>) => () => readConfig(env);
  expect(mistake({ S3_BUCKET: "dorsal" })).toThrow("AWS_ACCESS_KEY_ID must be set with S3_BUCKET");
  expect(mistake({ AWS_ENDPOINT_URL_S3: "https://s3.example" })).toThrow(
    "S3_BUCKET must be set with AWS_ENDPOINT_URL_S3: the bucket in that store",
  );
  expect(mistake({ ...keys, S3_BUCKET: "My Bucket" })).toThrow("must be the name of a bucket");
  expect(mistake({ ...keys, S3_BUCKET: "My Bucket" })).not.toThrow("a secret");
});
