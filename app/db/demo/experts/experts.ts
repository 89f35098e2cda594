import { canadianExperts } from "./canada.ts";
import { type DemoExpertOf, expertId } from "./expert.ts";
import { mexicanExperts } from "./mexico.ts";
import { peruvianExperts } from "./peru.ts";
import { americanExperts } from "./united-states.ts";

export const demoExperts: DemoExpertOf[] = [
  ...peruvianExperts,
  ...mexicanExperts,
  ...canadianExperts,
  ...americanExperts,
];

/** The expert of a name of the lists, to link something to it. */
export function demoExpert(firstName: string): DemoExpertOf & { id: string } {
  const expert = demoExperts.find((one) => one.firstName === firstName);
  if (!expert) throw new Error(`There is no demo expert ${firstName}.`);
  return { ...expert, id: expertId(expert) };
}
