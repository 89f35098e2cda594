/** A persona as the provider keeps it. `layers` may hold keys of other services: never show it whole. */
export type VideoPersona = {
  personaId: string;
  personaName: string;
  systemPrompt: string | null;
  context: string | null;
  defaultReplicaId: string | null;
  layers: Record<string, unknown> | null;
  createdAt: Date | null;
  updatedAt: Date | null;
};

/** What of a persona an administrator changes here. */
export type PersonaUpdates = { systemPrompt?: string; context?: string };

export type VideoStart = {
  personaId: string;
  replicaId: string | null;
  /** The name of the conversation at the provider. */
  name: string;
  /** Seconds: the longest call, after the last participant has left, and until one comes. */
  limits: { whole: number; left: number; absent: number };
  /** Where the provider tells of the end and the transcript; `null` where it cannot reach us. */
  callbackUrl: string | null;
};

/** The cause of a refusal for which the provider gave its words. */
export class ProviderWords extends Error {
  override name = "ProviderWords";
}

export type VideoConversation = {
  conversationId: string;
  /** An address of `frameOrigin`; `null` where the provider gave none. */
  conversationUrl: string | null;
};

/** Video conversations with an AI coach at a provider. A conversation costs from its start to its end. */
export type Video = {
  /** The origin of the conversations' addresses, which the frame of the page allows. */
  frameOrigin: string;
  /**
   * All personas, page by page.
   * @throws ServiceProblem of the service `video`
   */
  personas(): Promise<VideoPersona[]>;
  /**
   * Changes a persona by JSON Patch. That nothing changed is no failure.
   * @throws ServiceProblem of the service `video`; its cause is `ProviderWords` if there are any
   */
  updatePersona(personaId: string, updates: PersonaUpdates): Promise<void>;
  /** @throws ServiceProblem of the service `video` */
  start(asked: VideoStart): Promise<VideoConversation>;
  /**
   * Ends a conversation. One that has ended, or that the provider does not know, counts as ended.
   * @throws ServiceProblem of the service `video`
   */
  end(conversationId: string): Promise<void>;
};
