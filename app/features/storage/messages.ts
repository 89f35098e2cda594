/** Why the storage refuses, in words for the one who writes the app. */
export const storageProblems = {
  "no-token": "This address needs the access token of a signed-in person as a bearer.",
  "bad-token": "This access token is not valid, or it has expired.",
  "session-over": "This session has ended.",
  "second-step-needed": "This account needs its second step for this (level of assurance aal2).",
  "no-address": "There is nothing at this address.",
  "no-bucket": "Bucket not found",
  "no-object": "Object not found",
  "bad-body": "The body of this request is not what this address takes.",
  "bad-bucket-name":
    "A bucket is named with 3 to 63 lower-case letters, digits and hyphens, and not with a word of the addresses.",
  "bad-name": "This is no name for an object.",
  "bucket-exists": "The resource already exists",
  "object-exists": "The resource already exists",
  "bucket-full": "The bucket you tried to delete is not empty",
  "too-many-buckets": "An account has at most 10 buckets.",
  "too-large": "The object exceeded the maximum allowed size",
  "bad-type": "This type of content is not stored here, or not in this bucket.",
  "quota-used": "An account keeps at most 1,000 objects with 100 MB together.",
  "store-full": "The storage of this site is full. Please try again later.",
  "too-often": "Too many changes. Please try again later.",
  "not-offered":
    "The storage of this site does not offer this. See what it offers at /developers#files.",
  "bad-signature": "This signed address is not valid, or it has expired.",
} as const;

export type StorageProblem = keyof typeof storageProblems;

/** Why a call is refused; `about` names what is wrong with it. */
export type StorageRefusal = { problem: StorageProblem; about?: string };
