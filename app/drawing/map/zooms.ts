/**
 * The zooms of the map, in the steps of `zoom.ts`. Below zero the windows are lower than any usual one: a
 * phone on its side, or a page at 200 %.
 */
export const zooms = { least: -2, most: 13 } as const;
