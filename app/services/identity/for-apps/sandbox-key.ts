import { generateKeyPairSync, type KeyObject } from "node:crypto";

type SandboxKey = { kid: string; privateKey: KeyObject; jwk: object };

let made: SandboxKey | undefined;
const kid = "sandbox";

/** The key with which the sandbox signs instead of Google: one for each process, made when it is needed. */
export function sandboxKey(): SandboxKey {
  made ??= newKey();
  return made;
}

function newKey(): SandboxKey {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: "jwk" }), kid, alg: "RS256" } };
}
