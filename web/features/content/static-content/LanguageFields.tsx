import { contentStatuses, type ContentType } from '@omsorg/domain/content/static-content/content-words.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { type Draft, timesFit } from './draft.ts'
import { MarksField } from './MarksField.tsx'
import css from './StaticContent.module.css'

interface LanguageFieldsProps {
  readonly type: ContentType
  readonly draft: Draft
  /** Whether it stood before: what was accepted then may still hold. */
  readonly isKept: boolean
  readonly readOnly: boolean
  readonly nameMissing: boolean
  readonly onChange: (changed: Partial<Draft>) => void
}

/** The fields of one language. */
export function LanguageFields({ type, draft, isKept, readOnly, nameMissing, onChange }: LanguageFieldsProps) {
  const t = useAllTexts()
  const { staticContent: words } = t
  return (
    <>
      <TextField
        id="content-name"
        label={words.name}
        required={t.common.states.required}
        error={nameMissing && draft.name.trim() === '' ? t.validation.required : undefined}
        maxLength={200}
        readOnly={readOnly}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <MarksField id="content-text" value={draft.marks} readOnly={readOnly} onChange={(marks) => onChange({ marks })} />
      <SelectField
        label={words.status}
        value={draft.status}
        disabled={readOnly}
        options={contentStatuses.map((value) => ({ value, label: words.statuses[value] }))}
        onChange={(event) => onChange({ status: event.target.value === 'active' ? 'active' : 'inactive' })}
      />
      <div className={css.pair}>
        <TextField
          label={words.shownFrom}
          help={words.timesHelp}
          type="datetime-local"
          readOnly={readOnly}
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          label={words.shownUntil}
          type="datetime-local"
          readOnly={readOnly}
          error={timesFit(draft) ? undefined : words.timesWrong}
          value={draft.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </div>
      {type === 'disclaimer' && isKept && !readOnly && (
        <CheckboxField
          label={words.asksAnew}
          help={words.asksAnewHelp}
          checked={draft.asksAnew}
          onChange={(event) => onChange({ asksAnew: event.target.checked })}
        />
      )}
    </>
  )
}
