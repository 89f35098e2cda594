import { aura } from "./machine/aura.ts";
import { crown, sides } from "./machine/crown.ts";
import { face } from "./machine/face.ts";
import { machineOf } from "./machine/machine.ts";
import { shell } from "./machine/shell.ts";
import { torso } from "./machine/torso.ts";

/** A machine with a friendly face of light. */
export function coach(seed: string): string {
  const machine = machineOf(seed);
  const head = [crown(machine), sides(machine), shell(machine), face(machine)];
  return `${aura(seed, machine)}${torso(machine)}<g data-part="head">${head.join("")}</g>`;
}
