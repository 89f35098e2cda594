import type { QuestionText } from "../questions/question.ts";

/** What a runner has chosen, at the price of this moment. */
export type ChosenExtra = {
  extraId: string;
  name: QuestionText;
  quantity: number;
  unitMinor: number;
  paysBack: boolean;
};

/** What it costs together, in minor units. */
export function extrasMinor(
  extras: readonly Pick<ChosenExtra, "quantity" | "unitMinor">[],
): number {
  return extras.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);
}
