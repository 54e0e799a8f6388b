/** What another video on a lesson does, said before it is saved or uploaded (MED-9, VID-7). Pure. */

/** `inProgress`: trainees who are in the middle of its current or last video. `fileName`: of its video, if that was uploaded. */
export type Replacement = {
  hasVideo: boolean;
  fileName: string | null;
  hasTranscript: boolean;
  inProgress: number;
};

/** Sentences without their full stop; none if nothing is lost. */
export function replacementNotes({ hasVideo, hasTranscript, inProgress }: Replacement): string[] {
  const one = inProgress === 1;
  const people = `${one ? "1 trainee" : `${inProgress.toLocaleString("en-US")} trainees`} in progress`;
  const startOver = `${people} ${one ? "starts" : "start"} over, and those who completed it stay completed`;
  const replaces = hasVideo ? "Replaces this lesson’s video" : "This lesson had a video before";
  const transcript = hasTranscript
    ? ["Its transcript stays until you remove it, with the captions and in search"]
    : [];
  if (!hasVideo && inProgress === 0) return transcript;
  return [
    inProgress === 0 ? `${replaces}. No one is in the middle of it` : `${replaces}: ${startOver}`,
    ...transcript,
  ];
}

/** Of a file with this name, which may be the one that the lesson has. */
export function fileNotes(replacement: Replacement, name: string): string[] {
  const notes = replacementNotes(replacement);
  return replacement.inProgress > 0 && replacement.fileName === name
    ? [...notes, "The same file again changes nothing"]
    : notes;
}

export function sentences(notes: readonly string[]): string {
  return notes.map((note) => `${note}.`).join(" ");
}
