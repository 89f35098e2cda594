import { z } from "zod";
import { readKeepableJson } from "#values/text/clean.ts";
import { isAllowed, isBucketName, storableTypes, storageLimits } from "./limits.ts";
import type { StorageRefusal } from "./responses.server.ts";

const bytes = z.union([
  z.int().min(1).max(storageLimits.objectBytes),
  // `"5MB"`, as the public client may write it.
  z.string().transform((text, context) => {
    const [, count = "", unit = ""] = /^(\d{1,9}) ?(kb|mb)?$/i.exec(text.trim()) ?? [];
    const size = Number(count) * (unit === "" ? 1 : unit.toLowerCase() === "kb" ? 1024 : 1024 ** 2);
    if (size > 0 && size <= storageLimits.objectBytes) return size;
    context.addIssue({ code: "custom", message: "no size" });
    return z.NEVER;
  }),
]);

const types = z
  .array(
    z
      .string()
      .max(60)
      .refine((type) => storableTypes.some((one) => isAllowed(one, [type]))),
  )
  .max(storableTypes.length);

const bucketSettings = {
  public: z.boolean().nullish(),
  file_size_limit: bytes.nullish(),
  allowed_mime_types: types.nullish(),
};

/** A bucket that is asked for. */
export const newBucket = z
  .object({ id: z.string().optional(), name: z.string().optional(), ...bucketSettings })
  .transform(({ id, name, ...settings }) => ({ id: id ?? name ?? "", ...settings }));

/** What is to change of a bucket: what is not named stays. */
export const bucketChange = z.object(bucketSettings);
export type BucketChange = z.output<typeof bucketChange>;

/** A question for the objects of a folder. */
export const listQuestion = z.object({
  prefix: z.string().max(600).default(""),
  limit: z.int().min(1).max(storageLimits.atOnce).default(100),
  offset: z.int().min(0).max(100_000).default(0),
  search: z.string().max(200).nullish(),
  sortBy: z
    .object({
      column: z.enum(["name", "created_at", "updated_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .default({ column: "name", order: "asc" }),
});
export type ListQuestion = z.output<typeof listQuestion>;

const names = z.array(z.string()).max(storageLimits.atOnce);
const signedFor = z.number().min(1).max(storageLimits.signedSeconds);

/** A member of the public client that this storage does not have. */
const notOffered = z.never("is not offered").optional();

export const removal = z.object({ prefixes: names });
export const signature = z.object({ expiresIn: signedFor, transform: notOffered });
export const signatures = z.object({ expiresIn: signedFor, paths: names });
export const copy = z.object({
  bucketId: z.string().refine(isBucketName, "is not the name of a bucket"),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
  sourceVersionId: notOffered,
  metadata: notOffered,
});
export const move = copy.refine(
  ({ bucketId, destinationBucket }) => (destinationBucket ?? bucketId) === bucketId,
  { path: ["destinationBucket"], error: "moving to another bucket is not offered" },
);

/** The JSON of a request, read by one of the schemas above, or the members that are wrong. */
export async function readBody<Body extends object>(
  request: Request,
  schema: z.ZodType<Body>,
): Promise<Body | (StorageRefusal & { problem: "bad-body" })> {
  try {
    const read = schema.safeParse(readKeepableJson((await request.text()) || "{}"));
    if (read.success) return read.data;
    const about = read.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join(".")}: ${message}` : message,
    );
    return { problem: "bad-body", about: about.slice(0, mostNamed).join("; ") };
  } catch {
    return { problem: "bad-body" };
  }
}

/** How many wrong members a refusal names. */
const mostNamed = 5;
