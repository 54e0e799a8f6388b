import { useRevalidator } from "react-router";
import { useLive } from "~/platform/realtime/use-live";
import { Button } from "~/ui/button";

/** Replaces the board if its cards could not be read (OPS-3). */
export function BoardFault({ fault }: { fault: string }) {
  const { revalidate, state } = useRevalidator();
  useLive(["operations"], () => void revalidate());
  return (
    <>
      <h1 className="text-4xl">Operations Tracker</h1>
      <div role="alert" className="panel mt-8 grid justify-items-start gap-3 p-6">
        <h2 className="text-xl">Error loading cards</h2>
        <p className="text-quiet">{fault}</p>
        <Button look="outline" busy={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      </div>
    </>
  );
}
