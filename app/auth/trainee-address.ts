/** Apart from the door, which every page loads. */

/** The page where staff see someone in training. */
export function traineeAddress(userId: string): string {
  return `/training/adminpanel?person=${encodeURIComponent(userId)}`;
}
