const steps = [
  { title: 'Read the brief', text: 'Four lines tell you who speaks, what happens and how it should feel.' },
  { title: 'Choose the best', text: 'Read four pieces of writing and choose the best one.' },
  { title: 'Get scores 0-3', text: 'The best one scores 3, the others 2, 1 and 0.' },
  { title: 'Learn why', text: 'See what each piece of writing does well, and try a few lines yourself.' },
];

export function HowItWorks() {
  return (
    <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_1fr] items-start gap-x-3.5">
          <span
            aria-hidden
            className="row-span-2 grid size-9 place-items-center rounded-full bg-royal-wash font-heading font-bold text-royal"
          >
            {index + 1}
          </span>
          <h3 className="pt-1.5 text-lg">{title}</h3>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
