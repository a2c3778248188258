'use client';

import type { CSSProperties } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { MAX_BATCH_SIZE, MIN_BATCH_SIZE } from '@/lib/constants/batch-limits.ts';
import styles from './size-field.module.css';

type SizeFieldProps = { value: number; onChange: (size: number) => void };

/** How many blogs: 2 to 20 in steps of 1 (spec §5). */
export function SizeField({ value, onChange }: SizeFieldProps) {
  const share = ((value - MIN_BATCH_SIZE) / (MAX_BATCH_SIZE - MIN_BATCH_SIZE)) * 100;
  return (
    <div>
      <div className="flex h-5 items-baseline justify-between gap-2">
        <Label htmlFor="batch-size">Number of blogs</Label>
        <output htmlFor="batch-size" className="font-display text-2xl leading-5 tabular-nums">
          {value}
        </output>
      </div>
      <input
        id="batch-size"
        name="batchSize"
        type="range"
        min={MIN_BATCH_SIZE}
        max={MAX_BATCH_SIZE}
        step={1}
        value={value}
        aria-valuetext={`${value} blogs`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={{ '--filled': `${share}%` } as CSSProperties}
        className={styles.range}
      />
      <div aria-hidden className="-mt-1 flex justify-between text-xs text-muted-foreground">
        <span>{MIN_BATCH_SIZE}</span>
        <span>{MAX_BATCH_SIZE}</span>
      </div>
    </div>
  );
}
