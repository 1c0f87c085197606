import { operatorApplications } from '@omsorg/contract/sign-in/operator/operator-record.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import { languages } from '@omsorg/texts/language.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { type TakingForm, useTakenFields } from '../record/taken-by.ts'
import type { OperatorValues } from './operator-values.ts'

interface OperatorFieldsProps {
  readonly form: TakingForm<OperatorValues>
  /** Whose fields they are; nobody's of a new operator. */
  readonly operatorId?: number | undefined
  /** Why the part of Omsorg stays as it is. */
  readonly applicationKept?: string | undefined
}

/** Who an operator is, and where they work. */
export function OperatorFields({ form, operatorId, applicationKept }: OperatorFieldsProps) {
  const t = useAllTexts()
  const { fields: words, helps, applications } = t.organisationOperators
  const own = useTakenFields(form, operatorId)
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
