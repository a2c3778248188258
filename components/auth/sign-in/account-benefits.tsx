import { Check } from 'lucide-react';

const BENEFITS = [
  '4 free blogs in total',
  'Your blogs kept in your profile',
  'Change style and colors any time',
  'A public page for all of them',
];

/** What comes with an account (spec §1). */
export function AccountBenefits() {
  return (
    <div className="max-w-[32rem]">
      <h2 className="label-caps text-rubric">With an account</h2>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3 py-2.5">
            <Check aria-hidden className="size-4 shrink-0 text-rubric" />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}
