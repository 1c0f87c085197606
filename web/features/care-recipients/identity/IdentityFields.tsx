import type { ReactNode } from 'react'
import { marketOf } from '@omsorg/domain/market.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { DayField } from '../../../platform/DayField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { afterNumber, derivedText, numberReading } from './number-reading.ts'
import type { PersonForm } from '../recipient/form/person-form.ts'
import { type NumberKind, numberKinds } from '../recipient/form/recipient-fields.ts'
import css from '../recipient/form/Form.module.css'

interface IdentityFieldsProps {
  readonly form: PersonForm
  /** Why the number stands as it is; null while it can be written. */
  readonly fixed: string | null
  /** Under the number: the look-up in the register. */
  readonly lookup?: ReactNode
}

/** Who it is. Birth date and sex follow from the number as soon as it can be read. */
export function IdentityFields({ form, fixed, lookup }: IdentityFieldsProps) {
  const t = useAllTexts()
  const words = t.recipientForm.identity
  const { values, rules, fill } = form
  const required = t.common.states.required
  const reading = numberReading(values.ssn, rules)
  const birthIsDerived = values.numberKind === 'real' && reading.state === 'read' && reading.number.birthDate !== null
  const kinds = numberKinds.filter(
    (kind) =>
      kind === 'real' ||
      kind === values.numberKind ||
      (kind === 'temporary' ? rules.temporaryNumberAllowed : !rules.numberRequired),
  )
  const kindWords: Record<NumberKind, { readonly label: string; readonly help?: string }> = {
    real: { label: t.careRecipients.header.identityNumber },
    temporary: { label: t.careRecipients.header.temporaryNumber },
    none: { label: words.noNumber },
  }
  return (
    <div className="o-stack">
      {fixed === null && kinds.length > 1 && (
        <RadioGroup
          legend={words.kindOfNumber}
          name="numberKind"
          inline
          value={values.numberKind}
          onChange={(numberKind) => fill({ numberKind, ...(numberKind === 'none' ? { ssn: '' } : {}) })}
          options={kinds.map((value) => ({ value, ...kindWords[value] }))}
        />
      )}
      {values.numberKind !== 'none' && (
        <div className={css.fields}>
          <TextField
            label={kindWords[values.numberKind].label}
            required={required}
            autoComplete="off"
            spellCheck={false}
            readOnly={fixed !== null}
            help={fixed ?? (values.numberKind === 'temporary' ? words.temporaryHelp : <Reading form={form} />)}
            {...form.field('ssn', {
              onChange: (event) => {
                if (values.numberKind === 'real') fill(afterNumber(values, event.target.value, rules))
              },
            })}
          />
        </div>
      )}
      {lookup}
      <div className={css.fields}>
        <TextField label={words.firstName} required={required} autoComplete="off" {...form.field('firstName')} />
        <TextField label={words.lastName} required={required} autoComplete="off" {...form.field('lastName')} />
        <DayField
          label={words.birthDate}
          required={required}
          readOnly={birthIsDerived}
          help={birthIsDerived ? words.birthDateTold : undefined}
          {...form.field('birthDate')}
        />
      </div>
      <RadioGroup
        legend={words.gender}
        required={required}
        name="gender"
        inline
        value={values.gender || null}
        onChange={(gender) => fill({ gender })}
        options={[
          { value: 'female', label: t.common.person.gender.female },
          { value: 'male', label: t.common.person.gender.male },
          { value: 'other', label: t.common.person.gender.other },
        ]}
        error={form.errorOf('gender')}
        firstId={form.idOf('gender')}
      />
    </div>
  )
}

/** What the number says so far, read out when it changes. */
function Reading({ form: { values, rules } }: { readonly form: PersonForm }) {
  const [t, format] = useTextsAndFormat()
  const reading = numberReading(values.ssn, rules)
  return (
    <span className={css.reading} role="status">
      {reading.state === 'blank' && t.recipientForm.number.hint[marketOf(rules.market).country]}
      {reading.state === 'read' && (
        <>
          <b>{t.recipientForm.number.kinds[reading.number.kind]}</b>
          {'. '}
          {derivedText(reading.number, rules, { t, format })}
          {'. '}
          {reading.number.testSeries && t.recipientForm.number.testSeries}
        </>
      )}
    </span>
  )
}
