import { createContext } from "react";

/**
 * The number under which the server logs the request that a page answers, so that an error page
 * can name it; `null` where no request has a number.
 */
export const RequestNumber = createContext<string | null>(null);
