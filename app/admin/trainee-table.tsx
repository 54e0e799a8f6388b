import { useSearchParams } from "react-router";
import { TraineeRow } from "./trainee-row";
import type { Trainee } from "./trainees.server";

const COLUMNS = [
  "Name",
  "Access Code",
  "Progress",
  "Account Status",
  "Active",
  "Last Login",
  "Created",
  "Actions",
];

/** Trainees as a table, and as cards where that is too narrow. The address holds which rows are open. */
export function TraineeTable({ trainees }: { trainees: readonly Trainee[] }) {
  const [address, setAddress] = useSearchParams();
  const opened = new Set(address.getAll("open"));
  const toggle = (userId: string) => {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete("open");
        for (const id of opened) if (id !== userId) after.append("open", id);
        if (!opened.has(userId)) after.append("open", userId);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <div className="panel mt-4 overflow-hidden">
      <table className="w-full text-left text-sm max-lg:block">
        <thead className="border-line border-b bg-sunken text-quiet max-lg:sr-only">
          <tr>
            <th scope="col" className="w-10 py-2.5 pl-3">
              <span className="sr-only">Lessons</span>
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="whitespace-nowrap px-3 py-2.5 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-lg:block">
          {trainees.map((trainee) => (
            <TraineeRow
              key={trainee.userId}
              trainee={trainee}
              open={opened.has(trainee.userId)}
              columns={COLUMNS.length + 1}
              onToggle={() => toggle(trainee.userId)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
