/** What lies behind the head and the neck, and what lies over the forehead. */
export type Hair = { behind: string; front: string };
