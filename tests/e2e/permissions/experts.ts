import { type Attempt, open } from "./matrix.ts";

export const expertReads: Record<string, Attempt> = {
  services: open("/services"),
};
