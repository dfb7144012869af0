/** A file of a change, with the lines that were added and removed as git counts them. */

export type FileChange = Readonly<{ path: string; added: number | undefined; removed: number | undefined }>;
