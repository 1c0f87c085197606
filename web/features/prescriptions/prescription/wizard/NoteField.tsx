import type { ComponentProps } from 'react'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { TextAreaField } from '../../../../ui/fields/TextAreaField.tsx'
import { longestNote } from './form/validation.ts'

interface NoteFieldProps extends ComponentProps<typeof TextAreaField> {
  /** What stands in it. */
  readonly text: string
}

/** A note of at most 500 characters, counted as it is typed; more can be pasted and is then cut down by the writer. */
export function NoteField({ text, ...field }: NoteFieldProps) {
  const words = useAllTexts().prescribing.period
  const left = longestNote - text.trim().length
  return (
    <TextAreaField help={left < 0 ? words.noteTooLong({ count: -left }) : words.noteLeft({ count: left })} {...field} />
  )
}
