import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

type SandboxKey = { privateKey: KeyObject; jwk: object };

let made: SandboxKey | undefined;
const kid = "sandbox";

/** The key with which the sandbox signs instead of Google: one for each process, made when it is needed. */
export function sandboxKey(): SandboxKey {
  made ??= newKey();
  return made;
}

/** A token as an app on a phone gets it from Google (OpenID Connect). */
export function sandboxIdToken(claims: object): string {
  const { privateKey } = sandboxKey();
  const body = `${encode({ alg: "RS256", kid, typ: "JWT" })}.${encode(claims)}`;
  return `${body}.${sign("sha256", Buffer.from(body), privateKey).toString("base64url")}`;
}

function newKey(): SandboxKey {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { privateKey, jwk: { ...publicKey.export({ format: "jwk" }), kid, alg: "RS256" } };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
