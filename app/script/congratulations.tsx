import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { BookingLink, TrackerLink } from "./final-links";
import { useScriptProspect } from "./first-name";
import type { Conversation } from "./walk";

type CongratulationsProps = {
  here: Conversation;
  bookingLink: string;
  onClose: () => void;
  onBack: () => void;
  onAnother: () => void;
};

export default function Congratulations(props: CongratulationsProps) {
  const { here, bookingLink, onClose, onBack, onAnother } = props;
  const prospect = useScriptProspect();
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Congratulations"
      description={`You took the conversation all the way to the call. Send the booking link, and ${prospect === "" ? "add the prospect to the tracker" : "link this conversation to the prospect"}.`}
    >
      <div className="grid gap-5">
        <BookingLink address={bookingLink} />
        <TrackerLink here={here} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button look="outline" onClick={onBack}>
            Go Back
          </Button>
          <Button onClick={onAnother}>Book Another</Button>
        </div>
      </div>
    </FormDialog>
  );
}
