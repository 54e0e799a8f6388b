/** What a workbook begins with: little enough to be on the page before one is chosen. */

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The container of old Office files, and of new ones with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

export function isZip(bytes: Uint8Array): boolean {
  return ZIP.every((byte, at) => bytes[at] === byte);
}

/** Whether it may be a workbook, so that all of it is worth reading. */
export function mayBeWorkbook(bytes: Uint8Array): boolean {
  return isZip(bytes) || OLE.every((byte, at) => bytes[at] === byte);
}
