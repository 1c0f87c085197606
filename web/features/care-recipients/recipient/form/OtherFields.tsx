import { useAllTexts } from '../../../../platform/texts.tsx'
import { CheckboxField } from '../../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { PersonForm } from './person-form.ts'
import css from './Form.module.css'

interface OtherFieldsProps {
  readonly form: PersonForm
  /** Nobody is told where a protected person is. */
  readonly roomHidden?: boolean
}

/** What the person does not bear, which marks products when they are chosen, and the number of another system. */
export function OtherFields({ form, roomHidden }: OtherFieldsProps) {
  const t = useAllTexts()
  const words = t.recipientForm.other
  const required = form.rules.referenceNumberRequired ? t.common.states.required : undefined
  return (
    <div className="o-stack">
      <fieldset className={css.part}>
        <legend className={css.legend}>{words.sensitivities}</legend>
        <div className={css.choices}>
          <CheckboxField label={words.latex} {...form.field('latex')} />
          <CheckboxField label={words.pvc} {...form.field('pvc')} />
        </div>
        <p className={css.quiet}>{words.sensitivitiesHelp}</p>
      </fieldset>
      <div className={css.fields}>
        <TextField
          label={words.referenceNumber}
          help={words.referenceHelp}
          required={required}
          autoComplete="off"
          {...form.field('referenceNumber')}
        />
        {!roomHidden && (
          <TextField label={words.room} help={words.roomHelp} autoComplete="off" {...form.field('room')} />
        )}
      </div>
    </div>
  )
}
