'use client';

import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { myBlogsPath } from '@/lib/blogs/my-blogs/path.ts';
import { type MyBlogsView, myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import {
  BLOG_ORDER_LABELS,
  BLOG_ORDERS,
  BLOG_VISIBILITIES,
  BLOG_VISIBILITY_DETAILS,
  LANGUAGE_DETAILS,
  LANGUAGES,
  STYLE_DETAILS,
  STYLES,
} from '@/lib/constants/options.ts';
import { MY_BLOGS_PATH } from '@/lib/routes.ts';

type Option = { value: string; label: string };

const withAll = <Value extends string>(all: string, values: readonly Value[], labelOf: (value: Value) => string) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: labelOf(value) })),
];

type Filter = { name: 'state' | 'language' | 'style' | 'order'; label: string; options: readonly Option[] };

/** The selects, by their query parameters. */
const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    options: withAll('All states', BLOG_VISIBILITIES, (value) => BLOG_VISIBILITY_DETAILS[value].label),
  },
  {
    name: 'language',
    label: 'Language',
    options: withAll('All languages', LANGUAGES, (value) => LANGUAGE_DETAILS[value].label),
  },
  { name: 'style', label: 'Style', options: withAll('All styles', STYLES, (value) => STYLE_DETAILS[value].label) },
  {
    name: 'order',
    label: 'Sort by',
    options: BLOG_ORDERS.map((value) => ({ value, label: BLOG_ORDER_LABELS[value] })),
  },
];

type BlogFiltersProps = { view: MyBlogsView; onChange: (view: MyBlogsView) => void };

/** The chosen filters; they follow the address, as after Back. */
function useChosenView(view: MyBlogsView) {
  const address = myBlogsPath(view);
  const [seen, setSeen] = useState(address);
  const [chosen, setChosen] = useState(view);
  if (seen !== address) {
    setSeen(address);
    setChosen(view);
  }
  return [chosen, setChosen] as const;
}

/** Search and filters. Without its script it is a plain GET form. */
export function BlogFilters({ view, onChange }: BlogFiltersProps) {
  const [chosen, setChosen] = useChosenView(view);

  function choose(name: string, value: string): void {
    const next = myBlogsSchema.parse({ ...chosen, [name]: value, page: 1 });
    setChosen(next);
    onChange(next);
  }

  function search(event: FormEvent): void {
    event.preventDefault();
    onChange(myBlogsSchema.parse({ ...chosen, page: 1 }));
  }
  return (
    <search>
      <form action={MY_BLOGS_PATH} onSubmit={search} className="mt-8 grid gap-3">
        <div className="flex gap-2">
          <Input
            type="search"
            name="q"
            aria-label="Search title and text"
            placeholder="Search title and text"
            maxLength={MAX_SEARCH_CHARACTERS}
            value={chosen.q}
            onChange={(event) => setChosen({ ...chosen, q: event.target.value })}
            className="h-11"
          />
          <Button type="submit" variant="outline" className="h-11">
            <Search aria-hidden />
            Search
          </Button>
        </div>
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
          {FILTERS.map(({ name, label, options }) => (
            <Select
              key={name}
              name={name}
              aria-label={label}
              options={options}
              value={chosen[name] ?? ''}
              onChange={(event) => choose(name, event.target.value)}
            />
          ))}
        </div>
        <input type="hidden" name="layout" value={view.layout} />
      </form>
    </search>
  );
}
