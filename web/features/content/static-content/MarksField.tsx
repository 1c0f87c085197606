import { useRef } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import css from './StaticContent.module.css'

interface MarksFieldProps {
  readonly id: string
  readonly value: string
  readonly readOnly: boolean
  readonly onChange: (value: string) => void
}

/** The text with its marks, and buttons that set them for whoever does not know them by heart. */
export function MarksField({ id, value, readOnly, onChange }: MarksFieldProps) {
  const { staticContent: words } = useAllTexts()
  const { marks, sample } = words
  const frame = useRef<HTMLDivElement>(null)

  /** Puts marks round what is chosen, or a sample of them where nothing is. */
  function insert(before: string, after: string, otherwise: string, onLine: boolean): void {
    const field = frame.current?.querySelector('textarea')
    if (!field) return
    const { selectionStart: start, selectionEnd: end } = field
    const chosen = value.slice(start, end) || otherwise
    const ahead = onLine && start > 0 && value[start - 1] !== '\n' ? '\n' : ''
    onChange(value.slice(0, start) + ahead + before + chosen + after + value.slice(end))
    const from = start + ahead.length + before.length
    // React writes the value first.
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(from, from + chosen.length)
    })
  }

  return (
    <div ref={frame} className="o-stack-12">
      {!readOnly && (
        <div className={css.marks} role="group" aria-label={marks.label}>
          <Button size="small" onClick={() => insert('## ', '', sample.heading, true)}>
            {marks.heading}
          </Button>
          <Button size="small" onClick={() => insert('**', '**', sample.words, false)}>
            {marks.bold}
          </Button>
          <Button size="small" onClick={() => insert('- ', '', sample.entry, true)}>
            {marks.list}
          </Button>
          <Button size="small" onClick={() => insert('1. ', '', sample.entry, true)}>
            {marks.numbers}
          </Button>
          <Button size="small" onClick={() => insert('[', `](${sample.address})`, sample.words, false)}>
            {marks.link}
          </Button>
        </div>
      )}
      <TextAreaField
        id={id}
        label={words.text}
        help={words.textHelp}
        rows={14}
        maxLength={20_000}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
