/** Streams of one person in one process: several apps and devices, and those that were just cut. */
export const mostStreams = 6;
