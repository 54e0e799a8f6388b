/** Whether the server has room for files, asked before anything is sent. */
import { readJson } from "~/platform/web/json";
import { sizeText } from "./upload-speed";

type Room = {
  freeBytes: number | null;
  quotaBytes: number | null;
  usedBytes: number;
  largestBytes: number;
};

/** Why there is no room for files of these sizes, in words; null if there is, or if nobody knows. */
export async function roomFault(sizes: readonly number[]): Promise<string | null> {
  const room = await readJson<Room>("/media/room");
  if (!room) return null;
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const largest = Math.max(...sizes, 0);
  const { freeBytes, quotaBytes, usedBytes, largestBytes } = room;
  const left = Math.min(freeBytes ?? all, quotaBytes === null ? all : quotaBytes - usedBytes);
  if (all > left)
    return `${sizes.length === 1 ? "This file has" : `These ${sizes.length} files have`} ${sizeText(all)}, and there is room for ${sizeText(Math.max(0, left))}. Delete videos you no longer need, or ask the people who run this site for more room.`;
  if (largest > largestBytes)
    return `This file has ${sizeText(largest)}. A video can have up to ${sizeText(largestBytes)}.`;
  return null;
}
