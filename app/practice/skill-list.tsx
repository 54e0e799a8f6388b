import type { skillsOf } from "./skills";

/** How often each check was passed lately: no streaks, nothing is lost by a day off. */
export function SkillList({ skills }: { skills: ReturnType<typeof skillsOf> }) {
  return (
    <section aria-labelledby="skills" className="panel mt-8 p-5">
      <h2 id="skills" className="text-xl">
        Skills
      </h2>
      {skills.length === 0 ? (
        <p className="mt-1 text-quiet">
          After your first conversation, this shows what you do well and what to practice.
        </p>
      ) : (
        <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {skills.map(({ id, title, yes, of }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-sm"
            >
              <span>{title}</span>
              <span className="text-quiet tabular">
                {yes} of {of}
              </span>
              <span aria-hidden="true" className="col-span-2 h-1.5 rounded-full bg-sunken">
                <span
                  className="drawn block h-full rounded-full bg-success"
                  style={{ width: `${(yes / of) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
