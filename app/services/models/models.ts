/** One message of a conversation as a language model reads it. */
export type ModelMessage = { role: "user" | "assistant"; text: string };

/** Something that a model may look up while it answers. */
export type ModelTool = {
  name: string;
  description: string;
  /** JSON Schema of what the model gives. */
  input: Record<string, unknown>;
  /**
   * @param input - as the model wrote it: to be checked
   * @returns JSON for the model; what it throws is told to the model as a failure
   */
  run: (input: unknown, signal: AbortSignal) => Promise<unknown>;
};

export type ModelRequest = {
  /** As it is chosen on this site; the configuration maps it to the provider's name. */
  model: string;
  temperature: number;
  instructions: string;
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  /** Whether the first step may, must not, or must use a tool. */
  toolChoice: "auto" | "none" | { tool: string };
  /** The most steps, each of which can call tools. */
  steps: number;
  outputTokens: number;
  /** Milliseconds for the whole answer, until the first piece of a step, and between two pieces. */
  timeouts: { whole: number; first: number; pause: number };
  /** How often a step is tried again after a failure before its first piece. */
  retries: number;
  signal: AbortSignal;
};

/** The answer of a model, piece by piece; the last piece is its cost. */
export type ModelEvent =
  | { kind: "text"; text: string }
  | { kind: "usage"; inputTokens: number; outputTokens: number };

/** Language models. */
export type Models = {
  /**
   * Streams an answer.
   * @throws ServiceProblem of the service `models`, before or after the first piece
   */
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
  /** The provider's name of a model. */
  nameOf(model: string): string;
  /** The tokens that may be used in a day (UTC); `null` is no limit. */
  tokensPerDay: number | null;
};
