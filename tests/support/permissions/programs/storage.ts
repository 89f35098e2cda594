import { type Attempt, open, type Write } from "../matrix.ts";

/** Cookies say nothing here: an app names its person by a token, and these requests have none. */
const addresses = {
  "storage/v1/bucket": "/storage/v1/bucket",
  "storage/v1/bucket/:bucket": "/storage/v1/bucket/photos",
  "storage/v1/bucket/:bucket/empty": "/storage/v1/bucket/photos/empty",
  "storage/v1/object/list/:bucket": "/storage/v1/object/list/photos",
  "storage/v1/object/copy": "/storage/v1/object/copy",
  "storage/v1/object/move": "/storage/v1/object/move",
  "storage/v1/object/info/:bucket/*": "/storage/v1/object/info/photos/a.jpg",
  "storage/v1/object/public/:bucket/*": "/storage/v1/object/public/photos/a.jpg",
  "storage/v1/object/sign/:bucket/*": "/storage/v1/object/sign/photos/a.jpg",
  "storage/v1/object/:bucket/*": "/storage/v1/object/photos/a.jpg",
};

function asked(path: string): Write[] {
  return [{ what: "an app without a token", ...open(path, 401), form: { a: "b" } }];
}

export const storageReads = {
  "storage/v1/bucket": open(addresses["storage/v1/bucket"], 401),
  "storage/v1/bucket/:bucket": open(addresses["storage/v1/bucket/:bucket"], 401),
  "storage/v1/bucket/:bucket/empty": open(addresses["storage/v1/bucket/:bucket/empty"], 405),
  "storage/v1/object/list/:bucket": open(addresses["storage/v1/object/list/:bucket"], 405),
  "storage/v1/object/copy": open(addresses["storage/v1/object/copy"], 405),
  "storage/v1/object/move": open(addresses["storage/v1/object/move"], 405),
  "storage/v1/object/info/:bucket/*": open(addresses["storage/v1/object/info/:bucket/*"], 401),
  "storage/v1/object/public/:bucket/*": open(addresses["storage/v1/object/public/:bucket/*"], 404),
  "storage/v1/object/sign/:bucket/*": open(addresses["storage/v1/object/sign/:bucket/*"], 400),
  "storage/v1/object/:bucket/*": open(addresses["storage/v1/object/:bucket/*"], 401),
} satisfies Record<string, Attempt>;

export const storageWrites = {
  "storage/v1/bucket": asked(addresses["storage/v1/bucket"]),
  "storage/v1/bucket/:bucket": [
    {
      what: "an app changes a bucket by another method",
      ...open(addresses["storage/v1/bucket/:bucket"], 405),
      form: { a: "b" },
    },
  ],
  "storage/v1/bucket/:bucket/empty": asked(addresses["storage/v1/bucket/:bucket/empty"]),
  "storage/v1/object/list/:bucket": asked(addresses["storage/v1/object/list/:bucket"]),
  "storage/v1/object/copy": asked(addresses["storage/v1/object/copy"]),
  "storage/v1/object/move": asked(addresses["storage/v1/object/move"]),
  "storage/v1/object/sign/:bucket/*": asked(addresses["storage/v1/object/sign/:bucket/*"]),
  "storage/v1/object/:bucket/*": asked(addresses["storage/v1/object/:bucket/*"]),
} satisfies Record<string, Write[]>;
