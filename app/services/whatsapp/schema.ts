import { z } from "zod";

const status = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z
    .array(
      z.object({
        code: z.number(),
        title: z.string().optional(),
        error_data: z.object({ details: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});

const message = z.object({
  from: z.string().regex(/^\d{7,15}$/),
  /** When it was written, in seconds. */
  timestamp: z.string().regex(/^\d{1,11}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});

/** A list without what has another form: messages of a new kind must not hide an answer of STOP. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .default([])
    .transform((items) => items.map((each) => item.safeParse(each).data).filter(isRead));
}

function isRead<Item>(item: Item | undefined): item is Item {
  return item !== undefined;
}

/** A webhook of the Cloud API, as far as it is read. */
export const notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: listOf(status),
            messages: listOf(message),
          }),
        }),
      ),
    }),
  ),
});

export type DeliveryStatusNews = z.output<typeof status>;
