import { createHash } from "node:crypto";

/** The namespace of all demo ids: a random one, fixed for good. */
const namespace = Buffer.from("6f2b1f0c7d0e4c1f9b5a3e8d2a4c6b90", "hex");

/**
 * A UUID of version 5 (RFC 9562, section 5.5): the same name gives the same id on every machine,
 * so that addresses of the demo can be shared.
 */
export function demoId(kind: DemoKind, name: string) {
  const hash = createHash("sha1").update(namespace).update(`${kind}:${name}`).digest();
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

type DemoKind =
  | "race"
  | "distance"
  | "user"
  | "profile"
  | "identity"
  | "review"
  | "registration"
  | "kit place"
  | "kit slot"
  | "wave"
  | "results"
  | "result"
  | "claim"
  | "suggestion"
  | "alert"
  | "thread"
  | "question"
  | "answer"
  | "expert"
  | "application"
  | "inquiry"
  | "message"
  | "race message"
  | "session"
  | "podcast"
  | "recording"
  | "post"
  | "activity";
