/** How a visitor came to the chat. */
export type Arrival = {
  /** An assistant was picked from the list a moment ago. */
  isPicked: boolean;
  /** A link asks for the first assistant instead of the list: see `defaultAssistant` of the site. */
  wantsDefault: boolean;
};

/** @param state - of the navigation: anything that a page has put there */
export function arrivalOf(state: unknown): Arrival {
  return { isPicked: isSet(state, "isPicked"), wantsDefault: isSet(state, "useDefaultAssistant") };
}

function isSet(state: unknown, flag: string): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, flag) === true;
}
