/** The forms of lesson videos: other hosts', and the room for uploaded ones. */
import type { ConnectionForm } from "./access-forms";

export const VIDEO_FORMS = {
  videos: {
    title: "Videos",
    text: "Where lesson videos may come from. Other addresses are refused, and a video whose host is taken away here is no longer shown.",
    trial: "Test video",
    fields: [
      {
        name: "playerOrigins",
        label: "Video hosts",
        kind: "list",
        variable: "PLAYER_ORIGINS",
        example:
          "One a line, without a path. Empty: Bunny Stream, YouTube, Vimeo and Wistia. To turn some of them off, list the others, such as https://iframe.mediadelivery.net and https://player.vimeo.com. YouTube plays from https://www.youtube-nocookie.com, Wistia from https://fast.wistia.net",
      },
      {
        name: "tokenKey",
        label: "Token key",
        kind: "secret",
        variable: "PLAYER_TOKEN_KEY",
        example:
          "The video library's token authentication key. With it, addresses are signed and valid for four hours; turn on token authentication at the host too",
      },
      {
        name: "testVideo",
        label: "Test with this video",
        kind: "url",
        passing: true,
        example: "Example: https://iframe.mediadelivery.net/embed/12345/6789abcd",
      },
    ],
  },
  uploads: {
    title: "Uploaded videos",
    text: "Videos that you upload yourself take room on the server. Before an upload begins, it is checked that the file fits.",
    fields: [
      {
        name: "quotaGb",
        label: "Room for uploaded videos, in GB",
        kind: "digits",
        variable: "MEDIA_QUOTA_GB",
        example: "Leave it empty for as much as the disk has room for",
      },
    ],
  },
} as const satisfies Record<string, ConnectionForm>;
