import { useState } from 'react';
import { useTranslations } from '#translations';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { insertItem, moveItem, removeItem } from '../draft/text-state.ts';
import { useFocusLater } from './move-controls.tsx';

type SectionForm<Section> = {
  sections: readonly Section[];
  /** Id of a section, and prefix of the ids of its parts. */
  sectionId: (key: number) => string;
  arrange: (change: (list: Section[]) => Section[]) => void;
  undoHint: string;
};

/** Adds, moves and removes the sections of a form; the focus follows. `empty` is a new one. */
export function useSectionActions<Section extends { key: number }>(form: SectionForm<Section>, empty: Section) {
  const { sections, sectionId, arrange, undoHint } = form;
  const t = useTranslations('arranging');
  const focusLater = useFocusLater();
  const [announcement, setAnnouncement] = useState('');

  function add(): void {
    focusLater(`${sectionId(empty.key)}-heading`);
    arrange((list) => [...list, empty]);
  }

  function move(section: Section, at: number, by: -1 | 1): void {
    focusLater(`${sectionId(section.key)}-${by < 0 ? 'up' : 'down'}`);
    setAnnouncement(t('sectionMoved', { place: at + by + 1, count: sections.length }));
    arrange((list) => moveItem(list, section, by));
  }

  function remove(section: Section, at: number): void {
    const neighbor = sections[at + 1] ?? sections[at - 1];
    if (neighbor) focusLater(sectionId(neighbor.key));
    arrange((list) => removeItem(list, section));
    toastUndo({ title: t('sectionRemoved') }, undoHint, () => arrange((list) => insertItem(list, section, at)));
  }
  return { announcement, add, move, remove };
}
