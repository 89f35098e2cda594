/** A provider that makes pictures from words. */
export type ImageModel = {
  /**
   * A picture as the provider encodes it: to be decoded and encoded again like an upload.
   * @throws ServiceProblem of the service `images`
   */
  generate(
    prompt: string,
    size: "1024x1024" | "1536x1024",
    signal: AbortSignal,
  ): Promise<Uint8Array>;
};
