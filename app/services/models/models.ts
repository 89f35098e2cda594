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

/**
 * The answer of a model, piece by piece. The last pieces are its cost, which not every provider tells,
 * and whether it was cut.
 */
export type ModelEvent =
  | { kind: "text"; text: string }
  /** The provider has answered without the tool that had to be used. */
  | { kind: "tool-ignored" }
  /** The answer has ended at the most tokens. */
  | { kind: "cut" }
  | { kind: "usage"; inputTokens: number; outputTokens: number };

/** A request for JSON instead of an answer. */
export type JsonRequest = {
  /** As it is chosen on this site; the configuration maps it to the provider's name. */
  model: string;
  temperature: number;
  instructions: string;
  prompt: string;
  /** What the provider calls the JSON: letters, digits and `_`. */
  name: string;
  /**
   * JSON Schema of an object. Providers accept a part of the language: every object names all of its
   * properties as required and has `additionalProperties: false`, and lengths are said in words.
   */
  schema: Record<string, unknown>;
  outputTokens: number;
  /** Milliseconds for everything, with the second try. */
  timeout: number;
  /** How often it is tried again after a failure of the provider. */
  retries: number;
  signal: AbortSignal;
};

/**
 * What a provider gave, and its cost, which it has in every case. Only `json` holds a value, and that
 * one is to be checked: providers promise the schema and do not always keep to it.
 */
export type JsonAnswer = { inputTokens: number; outputTokens: number } & (
  | { kind: "json"; value: unknown }
  | { kind: "cut" | "refused" | "no-json" }
);

/** Language models. */
export type Models = {
  /**
   * Streams an answer.
   * @throws ServiceProblem of the service `models`, before or after the first piece
   */
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
  /**
   * Asks for JSON.
   * @throws ServiceProblem of the service `models`
   */
  generate(request: JsonRequest): Promise<JsonAnswer>;
  /** The provider's name of a model. */
  nameOf(model: string): string;
  /** The tokens that may be used in a day (UTC); `null` is no limit. */
  tokensPerDay: number | null;
};
