/** The largest file that is read: larger than any calendar of races, harmless for the server. */
export const maxFileMegabytes = 20;
