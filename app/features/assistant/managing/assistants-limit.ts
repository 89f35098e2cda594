/** The most assistants: more than a visitor chooses from. */
export const mostAssistants = 50;
