/** Reads pages and sends forms for a person, with a browser or without one. */
export type Client = {
  /** The text of an answer. */
  read(address: string): Promise<string>;
  /** Sends a form that leads to another page. */
  send(address: string, form: Record<string, string>): Promise<void>;
};
