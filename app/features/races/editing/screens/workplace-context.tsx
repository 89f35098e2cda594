import { createContext, useContext } from "react";
import { office, type Workplace } from "#features/races/editing/workplace.ts";

/** Where a screen is shown: in the back office, unless a layout provides another workplace. */
export const WorkplaceContext = createContext(office);

export function useWorkplace(): Workplace {
  return useContext(WorkplaceContext);
}
