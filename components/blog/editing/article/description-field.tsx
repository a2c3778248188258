import { Card } from '@/components/ui/card.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { MAX_DESCRIPTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import { WritingField } from '../sections/writing-field.tsx';

/** What a description is for, and how much of its room is used. */
function DescriptionHint({ length }: { length: number }) {
  return (
    <>
      What search results and shared links show. Without one they show the beginning of the introduction.{' '}
      <span className={length > MAX_DESCRIPTION_CHARACTERS ? 'text-destructive-text' : undefined}>
        {length} of {MAX_DESCRIPTION_CHARACTERS} characters
      </span>
    </>
  );
}

/** What search results show: the one text of a blog that stands outside of its article. */
export function DescriptionField({ blog, editor }: { blog: Blog; editor: TextEditorState }) {
  const { state, dispatch, fault } = editor;
  const { description } = state.draft;
  return (
    <Card className="mt-5 px-5 py-6 sm:px-8">
      <WritingField
        id="edit-description"
        name="description"
        label="Description"
        hint={<DescriptionHint length={[...description.trim()].length} />}
        isOneLine
        value={description}
        onWrite={(text) => dispatch({ type: 'write', field: 'description', text })}
        fault={fault}
        lang={LANGUAGE_DETAILS[blog.language].tag}
      />
    </Card>
  );
}
