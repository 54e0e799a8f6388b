/** Whether the server has room for files, asked before anything is sent. */
import { readJson } from "~/platform/web/json";
import { sizeText } from "./upload-speed";

type Room = {
  freeBytes: number | null;
  quotaBytes: number | null;
  usedBytes: number;
  largestBytes: number;
};

/** `isLimit`: the company's own limit is the reason, which it can raise. */
export type UploadFault = { words: string; isLimit: boolean };

/** Why there is no room for files of these sizes; null if there is, or if nobody knows. */
export async function roomFault(sizes: readonly number[]): Promise<UploadFault | null> {
  const room = await readJson<Room>("/media/room");
  if (!room) return null;
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const largest = Math.max(...sizes, 0);
  const { freeBytes, quotaBytes, usedBytes, largestBytes } = room;
  const allowed = quotaBytes === null ? all : Math.max(0, quotaBytes - usedBytes);
  const free = freeBytes ?? all;
  const has = `${sizes.length === 1 ? "This file has" : `These ${sizes.length} files have`} ${sizeText(all)}`;
  if (all > free && free <= allowed)
    return {
      words: `${has}, and there is room for ${sizeText(free)}. Delete videos you no longer need, or ask the people who run this site for more room.`,
      isLimit: false,
    };
  if (all > allowed && quotaBytes !== null)
    return {
      words: `${has}, and ${sizeText(allowed)} of the ${sizeText(quotaBytes)} allowed for videos are left.`,
      isLimit: true,
    };
  if (largest > largestBytes)
    return {
      words: `This file has ${sizeText(largest)}. A video can have up to ${sizeText(largestBytes)}.`,
      isLimit: false,
    };
  return null;
}
