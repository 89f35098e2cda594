/** A text about races: its title, and Markdown that names nothing but facts of our own rows. */
export type RoundUp = { title: string; content: string };
