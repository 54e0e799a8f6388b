import path from "node:path";

/** What is wrong with the file that a command was given, in a sentence; null if the fault is another. */
export function fileFault(file, error) {
  if (file === undefined) return null;
  const isDraft = error?.path === `${file}.part`;
  // Neither what fills a disk nor the reading of a directory names a place.
  const isUnnamed = error?.path === undefined && ["read", "write"].includes(error?.syscall);
  if (!isDraft && !isUnnamed && error?.path !== file) return null;
  switch (error.code) {
    case "ENOENT":
      return isDraft
        ? `There is no directory ${path.dirname(file)}: make it first.`
        : `There is no file ${file}.`;
    case "ENOTDIR":
      return `${path.dirname(file)} is not a directory.`;
    case "EISDIR":
      return `${file} is a directory: name a file.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `This user may not ${isDraft ? "write" : "read"} ${file}.`;
    case "ENOSPC":
    case "EDQUOT":
      return `The disk of ${file} is full: make room there, or name a file on another one.`;
    default:
      return null;
  }
}
