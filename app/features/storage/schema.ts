import { z } from "zod";
import { readKeepableJson } from "#values/text/clean.ts";
import { isAllowed, storableTypes, storageLimits } from "./limits.ts";
import { isBucketName } from "./object-names.ts";

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

export const removal = z.object({ prefixes: names });
export const signature = z.object({ expiresIn: signedFor });
export const signatures = z.object({ expiresIn: signedFor, paths: names });
export const move = z.object({
  bucketId: z.string().refine(isBucketName),
  sourceKey: z.string(),
  destinationKey: z.string(),
});

/** The JSON of a request, read by one of the schemas above; `null` for anything else. */
export async function readOrder<Order>(
  request: Request,
  schema: z.ZodType<Order>,
): Promise<Order | null> {
  try {
    return schema.safeParse(readKeepableJson((await request.text()) || "{}")).data ?? null;
  } catch {
    return null;
  }
}
