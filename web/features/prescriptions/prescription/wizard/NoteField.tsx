import { useAllTexts } from '../../../../platform/texts.tsx'
import { TextAreaField } from '../../../../ui/fields/TextAreaField.tsx'
import { longestNote } from './form/judging.ts'

interface NoteFieldProps {
  readonly label: string
  /** Read out where the label alone does not say of what the note is. */
  readonly name?: string
  readonly id: string
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (text: string) => void
  readonly rows?: number
}

/** A note of at most 500 characters, counted as it is typed; more can be pasted and is then cut down by the writer. */
export function NoteField({ label, name, id, error, value, onChange, rows = 3 }: NoteFieldProps) {
  const words = useAllTexts().prescribing.period
  const left = longestNote - value.trim().length
  return (
    <TextAreaField
      label={label}
      {...(name === undefined ? {} : { 'aria-label': name })}
      help={left < 0 ? words.noteTooLong({ count: -left }) : words.noteLeft({ count: left })}
      id={id}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      rows={rows}
    />
  )
}
