import type { Words } from "#values/say.ts";
import type { AnswerKind } from "./question.ts";

/** A question that many races ask, as the form of a new one begins. */
export type QuestionTemplate = {
  name: string;
  label: Words;
  kind: AnswerKind;
  text: Words;
  choices: string;
};

const sizes = "XS\nS\nM\nL\nXL\nXXL";

export const questionTemplates: readonly QuestionTemplate[] = [
  {
    name: "shirt-unisex",
    label: { en: "Shirt size, unisex", es: "Talla de camiseta, unisex" },
    kind: "choice",
    text: { en: "Shirt size (unisex)", es: "Talla de camiseta (unisex)" },
    choices: sizes,
  },
  {
    name: "shirt-womens",
    label: { en: "Shirt size, women's", es: "Talla de camiseta, de mujer" },
    kind: "choice",
    text: { en: "Shirt size (women's)", es: "Talla de camiseta (mujer)" },
    choices: sizes,
  },
];
