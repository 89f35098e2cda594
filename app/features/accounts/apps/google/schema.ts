import { z } from "zod";

const word = z.string().catch("");

/** What an app exchanges after a visit to a provider, or to the link of a letter. */
export const codeGrant = z.object({ auth_code: word, code_verifier: word });

/** A token that an app on a phone has got from Google. */
export const idTokenGrant = z.object({
  provider: word,
  id_token: word,
  nonce: word,
  link_identity: z.boolean().catch(false),
});

export type CodeGrant = z.output<typeof codeGrant>;
export type IdTokenGrant = z.output<typeof idTokenGrant>;
