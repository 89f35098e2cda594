import { afterAll } from "vitest";
import { providerKey, startModelProvider } from "../../support/providers/models.ts";
import { ownSite } from "../support/own-site.ts";

type Provider = Awaited<ReturnType<typeof startModelProvider>>;

export const tokensPerDay = 1_000_000;

/**
 * A server with a provider of language models, whose answers each test sets.
 * @param database - the script that fills its database
 */
export function modelSite(database?: string) {
  let provider: Provider | undefined;
  const { newVisitor } = ownSite({
    ...(database && { database }),
    env: async () => {
      provider = await startModelProvider();
      return {
        NODE_ENV: "production",
        LIMITS_FACTOR: "1000",
        OPENAI_API_KEY: providerKey,
        OPENAI_BASE_URL: provider.baseUrl,
        OPENAI_TOKENS_PER_DAY: String(tokensPerDay),
      };
    },
  });
  afterAll(() => provider?.close());
  const ofProvider = (): Provider => {
    if (!provider) throw new Error("The provider has not been started.");
    return provider;
  };
  return { provider: ofProvider, newVisitor };
}
