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
  from: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});

/** A webhook of the Cloud API, as far as it is read. */
export const notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.array(status).optional(),
            messages: z.array(message).optional(),
          }),
        }),
      ),
    }),
  ),
});

export type DeliveryStatusNews = z.output<typeof status>;
