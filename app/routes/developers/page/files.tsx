import { storableTypes, storageLimits } from "#features/storage/limits.ts";

const megabyte = 1024 * 1024;
const daySeconds = 24 * 3600;
const { objectBytes, ownBytes, ownObjects, ownBuckets, atOnce, signedSeconds } = storageLimits;

/** How apps keep files of people. */
export function Files({ origin }: { origin: string }) {
  return (
    <>
      <p>
        Apps keep files of the people who have signed in at{" "}
        <code className="wrap-anywhere">{`${origin}/storage/v1`}</code>, with the access token as a
        bearer, as the public client <code>@supabase/storage-js</code> does.
      </p>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          A bucket belongs to the person who made it. The names of buckets are one pool for all
          people: <code>avatars</code> is taken once anybody has it, and the answer is 409. Put the
          name of your app and a part of the user's id into the name.
        </li>
        <li>
          An object has at most {objectBytes / megabyte} MB. A person has at most {ownBuckets}{" "}
          buckets and {ownObjects.toLocaleString("en")} objects with {ownBytes / megabyte} MB
          together. One call lists, signs or removes at most {atOnce.toLocaleString("en")} objects,
          and a signed address is valid for at most {signedSeconds / daySeconds} days.
        </li>
        <li>
          Types: <span className="wrap-anywhere">{storableTypes.join(", ")}</span>. What a browser
          would run, such as HTML, SVG and scripts, is refused, and XML is always downloaded.
        </li>
        <li>
          <code>cacheControl</code> is a number of seconds. The answer is public for a public bucket
          and private otherwise.
        </li>
        <li>
          <code>copy</code> also takes a <code>destinationBucket</code>. Not offered, and refused in
          words: <code>createSignedUploadUrl</code> and <code>uploadToSignedUrl</code>,{" "}
          <code>listV2</code>, <code>transform</code>, <code>metadata</code> and{" "}
          <code>contentEncoding</code> of an upload, moving to another bucket (copy and remove
          instead), and uploads in parts.
        </li>
      </ul>
    </>
  );
}
