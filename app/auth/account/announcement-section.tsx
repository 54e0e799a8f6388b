import { Button } from "~/ui/button";

type SectionProps = {
  refuses: boolean;
  act: (fields: Record<string, string>) => unknown;
  busy: boolean;
};

/** Whether announcements come by email too; they are always shown in the training (OWN-7). */
export function AnnouncementSection({ refuses, act, busy }: SectionProps) {
  return (
    <section aria-labelledby="announcements" className="panel mt-6 p-6">
      <h2 id="announcements" className="text-xl">
        Announcements
      </h2>
      <p className="mt-1 text-quiet text-sm">
        {refuses
          ? "They are shown in your training, and not sent by email."
          : "They are shown in your training, and sent by email too if you have an address."}
      </p>
      <Button
        look="outline"
        className="mt-4"
        busy={busy}
        onClick={() => void act({ intent: "announcement-mails", wanted: refuses ? "yes" : "no" })}
      >
        {refuses ? "Send them by email too" : "No announcements by email"}
      </Button>
    </section>
  );
}
