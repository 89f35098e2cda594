/** The most characters that a field takes. */
export const nameLimit = 100;
export const subjectLimit = 150;
export const messageLimit = 5000;
