/** The most messages of one session: twenty minutes of talk hold fewer. */
export const mostSaid = 400;
