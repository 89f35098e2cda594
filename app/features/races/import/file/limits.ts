/** The largest file that is read: far above any calendar of races, far below what hurts the server. */
export const maxFileMegabytes = 20;
