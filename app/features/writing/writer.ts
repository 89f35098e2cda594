/** Who wrote the first text of a post or a script: an administrator, our own writer or a language model. */
export type Writer = "person" | "built-in" | "model";
