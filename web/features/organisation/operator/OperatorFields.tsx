import { operatorApplications } from '@omsorg/contract/sign-in/operator/operator-record.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import { languages } from '@omsorg/texts/language.ts'
import type { Form } from '../../../platform/forms/use-form.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { Taken } from '../record/taken-by.ts'
import type { OperatorValues } from './operator-values.ts'

interface OperatorFieldsProps {
  readonly form: Form<OperatorValues>
  /** Why the part of Omsorg stays as it is. */
  readonly applicationKept?: string | undefined
  /** What somebody else has already, as the server has said. */
  readonly taken: Taken
  /** It is typed anew. */
  readonly onRetype: () => void
}

/** Who an operator is, and where they work. */
export function OperatorFields({ form, applicationKept, taken, onRetype }: OperatorFieldsProps) {
  const t = useAllTexts()
  const { fields: words, helps, applications, taken: takenWords } = t.organisationOperators
  const own = (name: 'userName' | 'email') => {
    const field = form.field(name, { onChange: () => taken === name && onRetype() })
    return { ...field, error: taken === name ? takenWords[name] : field.error }
  }
  return (
    <>
      <TextField label={words.firstName} autoComplete="off" required {...form.field('firstName')} />
      <TextField label={words.lastName} autoComplete="off" required {...form.field('lastName')} />
      <TextField label={words.userName} autoComplete="off" required {...own('userName')} />
      <TextField label={words.email} type="email" help={helps.email} autoComplete="off" required {...own('email')} />
      <SelectField
        label={words.application}
        help={applicationKept}
        options={operatorApplications.map((each) => ({
          value: each,
          label: applications[each],
          disabled: applicationKept !== undefined && each !== form.values.application,
        }))}
        {...form.field('application')}
      />
      <SelectField
        label={words.marketAreaCode}
        help={helps.market}
        options={marketCodes.map((code) => ({ value: String(code), label: t.common.markets[code] }))}
        {...form.field('marketAreaCode')}
      />
      <SelectField
        label={words.language}
        help={helps.language}
        options={languages.map((each) => ({ value: each, label: languageName(each) }))}
        {...form.field('language')}
      />
    </>
  )
}
